import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Drawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import { Button } from '../elements/actions/button.tsx'
import { color, corner } from '../theme/vars.ts'
import { filtersMessages as text } from './filters.messages.ts'

const Sheet = styled(Drawer)(
  css({
    '& .MuiDrawer-paper': {
      maxHeight: '88dvh',
      borderStartStartRadius: corner.sheet,
      borderStartEndRadius: corner.sheet,
    },
  }),
)
const Content = styled.div(css({ overflowY: 'auto', paddingInline: 20, paddingBlockStart: 12 }))
const Foot = styled.div(
  css({
    padding: 16,
    paddingBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
    borderBlockStart: `1px solid ${color.line}`,
  }),
)

/** The filters from the bottom of the screen, with the count of what they leave on the button. */
export const FilterSheet = ({
  isOpen,
  onClose,
  resultCount,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  resultCount: number
  children: ReactNode
}) => (
  <Sheet
    anchor="bottom"
    open={isOpen}
    onClose={onClose}
    slotProps={{ paper: { role: 'dialog', 'aria-label': text.title } }}
  >
    <Content>{children}</Content>
    <Foot>
      <Button fullWidth size="large" onClick={onClose}>
        {text.show(resultCount)}
      </Button>
    </Foot>
  </Sheet>
)

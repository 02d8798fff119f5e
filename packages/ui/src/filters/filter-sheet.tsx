import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Drawer from '@mui/material/Drawer'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Button } from '../elements/actions/button.tsx'
import { IconButton } from '../elements/actions/icon-button.tsx'
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
/** Stays above what is scrolled. */
const Head = styled.div(
  css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: 8,
    paddingInlineStart: 20,
    paddingInlineEnd: 8,
    borderBlockEnd: `1px solid ${color.line}`,
    '& h2': { fontSize: '1.0625rem' },
  }),
)
// The head has said the title of the panel, and has the line beneath it.
const Content = styled.div(
  css({
    overflowY: 'auto',
    paddingInline: 20,
    '& > section > h2': { display: 'none' },
    '& > section > h2 + div': { borderBlockStart: 0 },
    '& > section > h2 + ul': { marginBlockStart: 16 },
  }),
)
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
    <Head>
      <h2>{text.title}</h2>
      <IconButton label={text.close} onClick={onClose}>
        <X size={22} aria-hidden="true" />
      </IconButton>
    </Head>
    <Content>{children}</Content>
    <Foot>
      <Button fullWidth size="large" onClick={onClose}>
        {text.show(resultCount)}
      </Button>
    </Foot>
  </Sheet>
)

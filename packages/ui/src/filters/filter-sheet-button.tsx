import { css } from '@emotion/react'
import styled from '@emotion/styled'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ReactNode } from 'react'
import { Button } from '../elements/actions/button.tsx'
import { from } from '../theme/tokens.ts'
import { filtersMessages as text } from './filters.messages.ts'

const PhoneOnly = styled.div(css({ [from.desktop]: { display: 'none' } }))

/** Opens the sheet; phones and tablets only. */
export const FilterSheetButton = ({
  onClick,
  children = text.title,
}: {
  onClick: () => void
  children?: ReactNode
}) => (
  <PhoneOnly>
    <Button variant="outlined" startIcon={<SlidersHorizontal size={18} />} onClick={onClick}>
      {children}
    </Button>
  </PhoneOnly>
)

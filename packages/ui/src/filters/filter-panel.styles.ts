import { css } from '@emotion/react'
import styled from '@emotion/styled'
import FormControlLabel from '@mui/material/FormControlLabel'
import { color } from '../theme/vars.ts'

export const Panel = styled.section(css({ display: 'grid', alignContent: 'start' }))
export const Title = styled.h2(css({ minBlockSize: 44, fontSize: '1.0625rem', lineHeight: '44px' }))
// Six rows and a half: the cut row says that there are more.
export const Options = styled.div(
  css({ maxBlockSize: 286, overflowY: 'auto', scrollbarWidth: 'thin', paddingBlockEnd: 8 }),
)
export const Choice = styled(FormControlLabel)(
  css({
    display: 'flex',
    fontSize: '0.9375rem',
    // After the box: its name, and how many goods it leaves.
    '& > span + span': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: 1.6 },
    '& > small': { color: color.inkSoft, fontSize: '0.8125rem' },
  }),
)
export const Switches = styled.div(css({ borderBlockStart: `1px solid ${color.line}`, paddingBlock: 8 }))
export const QuickRanges = styled.ul(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    paddingBlockEnd: 12,
    '& [aria-pressed="true"]': {
      borderColor: color.turquoise,
      backgroundColor: color.turquoiseSoft,
      color: color.turquoise,
    },
  }),
)
export const PriceFields = styled.form(
  css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'end',
    gap: 8,
    paddingBlockEnd: 16,
    '& > button': { gridColumn: '1 / -1' },
  }),
)

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import InputBase from '@mui/material/InputBase'
import { Link } from '../link/link.tsx'
import { layer } from '../theme/tokens.ts'
import { color, corner, floating } from '../theme/vars.ts'

export const Form = styled.form(css({ position: 'relative' }))
export const Field = styled(InputBase)(
  css({
    display: 'flex',
    blockSize: 46,
    paddingInlineStart: 16,
    paddingInlineEnd: 2,
    borderRadius: corner.pill,
    border: `1px solid ${color.line}`,
    backgroundColor: color.sunken,
    transition: 'border-color 150ms, background-color 150ms',
    // Not MUI's class: the shopper may be in the field before its code is loaded.
    '&:focus-within': {
      borderColor: color.turquoise,
      boxShadow: `0 0 0 1px ${color.turquoise}`,
      backgroundColor: color.surface,
    },
    '& > input': { boxSizing: 'border-box', blockSize: '100%', padding: 0 },
    '& > input::-webkit-search-cancel-button': { display: 'none' },
  }),
)
export const List = styled.div(
  css({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(100% + 8px)',
    zIndex: layer.overlay,
    maxBlockSize: 'min(70dvh, 560px)',
    overflowY: 'auto',
    padding: 8,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    boxShadow: floating,
  }),
)
export const Group = styled.div(css({ paddingBlockStart: 8 }))
export const GroupName = styled.p(
  css({
    paddingInline: 12,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: color.inkSoft,
  }),
)
export const Option = styled(Link)(
  css({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 52,
    paddingInline: 12,
    paddingBlock: 6,
    borderRadius: corner.small,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    '&:hover, &[aria-selected="true"]': { backgroundColor: color.turquoiseSoft },
    '& picture': { flex: 'none', inlineSize: 40, blockSize: 40, borderRadius: corner.small },
    // As wide as a picture, so that all titles begin on one line.
    '& > svg': { flex: 'none', inlineSize: 40, color: color.inkSoft },
    '& > span': { flex: 1, minInlineSize: 0 },
    '& > small': { color: color.inkSoft, fontSize: '0.8125rem', whiteSpace: 'nowrap' },
  }),
)

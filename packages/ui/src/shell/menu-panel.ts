import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from '../link/link.tsx'
import { layer } from '../theme/tokens.ts'
import { color, corner, floating } from '../theme/vars.ts'

/** What a disclosure opens beneath its button. */
export const MenuPanel = styled.div(
  css({
    position: 'absolute',
    insetBlockStart: 'calc(100% + 8px)',
    insetInlineEnd: 0,
    zIndex: layer.menu,
    minInlineSize: 232,
    padding: 8,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    boxShadow: floating,
    '&:focus': { outline: 'none' },
  }),
)
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: 44,
  paddingInline: 12,
  border: 0,
  borderRadius: corner.small,
  backgroundColor: 'transparent',
  textAlign: 'start',
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.sunken },
  '& svg': { color: color.inkSoft },
})
export const MenuLink = styled(Link)(row)
export const MenuButton = styled.button(row)

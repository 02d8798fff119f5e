import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from '../link/link.tsx'
import { from, layer } from '../theme/tokens.ts'
import { color, corner, floating } from '../theme/vars.ts'

export const Root = styled.div(css({ position: 'static' }))
export const Trigger = styled.button(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 44,
    paddingInline: 12,
    border: 0,
    borderRadius: corner.small,
    backgroundColor: 'transparent',
    fontWeight: 700,
    cursor: 'pointer',
    '&:hover, &[aria-expanded="true"]': { color: color.turquoise },
  }),
)
export const Panel = styled.div(
  css({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    zIndex: layer.menu,
    maxBlockSize: 'calc(100dvh - 140px)',
    overflowY: 'auto',
    borderBlock: `1px solid ${color.line}`,
    backgroundColor: color.surface,
    boxShadow: floating,
    '&:focus': { outline: 'none' },
  }),
)
export const Columns = styled.ul(
  css({
    display: 'grid',
    gap: 24,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    maxInlineSize: 1280,
    marginInline: 'auto',
    paddingBlock: 24,
    paddingInline: 16,
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', paddingInline: 32 },
    [from.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  }),
)
export const Heading = styled(Link)(
  css({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 40,
    fontWeight: 700,
    color: color.ink,
    '& svg': { color: color.saffron, flex: 'none' },
    '&:hover': { color: color.turquoise },
  }),
)
export const Child = styled(Link)(
  css({
    display: 'block',
    paddingBlock: 4,
    paddingInlineStart: 20,
    fontSize: '0.9375rem',
    color: color.inkSoft,
    '&:hover': { color: color.turquoise },
  }),
)

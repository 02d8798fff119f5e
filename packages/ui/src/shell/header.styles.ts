import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from '../link/link.tsx'
import { from, layer, pageWidth } from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'

export const Bar = styled.header(
  css({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layer.header,
    // What opens in it lies no higher than the header itself does.
    '&:has([aria-expanded="true"])': { zIndex: layer.overlay },
    backgroundColor: color.paper,
    // The ruled double line of a manuscript's frame (jadval).
    borderBlockEnd: `1px solid ${color.line}`,
    boxShadow: `0 3px 0 ${color.paper}, 0 4px 0 ${color.saffron}`,
    // A phone on its side and a page at 400 %: the goods need the height.
    '@media (max-height: 479.95px)': { position: 'static' },
    '@media print': { display: 'none' },
  }),
)
const width = {
  maxInlineSize: pageWidth,
  marginInline: 'auto',
  paddingInline: 16,
  [from.desktop]: { paddingInline: 32 },
}
export const TopRow = styled.div(
  css({
    ...width,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    paddingBlock: 8,
    [from.desktop]: { paddingInline: 32, flexWrap: 'nowrap', columnGap: 16, paddingBlock: 14 },
  }),
)
export const Home = styled(Link)(
  css({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, '--hj-logo-ink': color.ink }),
)
export const Search = styled.div(
  css({
    order: 1,
    flex: '1 0 100%',
    minInlineSize: 0,
    // Also before the field is there, which no server renders for the profile: the page below must not move.
    minBlockSize: 50,
    paddingBlockEnd: 4,
    [from.desktop]: {
      order: 0,
      // Not by its content: the button that empties the field must not widen it.
      flex: '1 1 720px',
      maxInlineSize: 720,
      minBlockSize: 46,
      paddingBlockEnd: 0,
      marginInlineStart: 24,
    },
  }),
)
export const Space = styled.div(css({ flex: 1 }))
// The last button's glyph meets the page's edge, its target reaches over it.
export const Tools = styled.div(css({ display: 'flex', alignItems: 'center', gap: 4, marginInlineEnd: -10 }))
export const MenuRow = styled.nav(
  css({
    display: 'none',
    [from.desktop]: {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      // Also before its links are there: the page below must not move when they come.
      minBlockSize: 48,
      marginBlockStart: -6,
      paddingBlockEnd: 4,
      maxInlineSize: pageWidth,
      marginInline: 'auto',
      // The first item's own padding stands in the margin, so that its icon meets the logo's edge.
      paddingInlineStart: 20,
      paddingInlineEnd: 32,
    },
  }),
)
export const MenuLink = styled(Link)(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingInline: 12,
    color: color.inkSoft,
    '&:hover': { color: color.turquoise },
    '&[aria-current="page"]': { color: color.turquoise, fontWeight: 700 },
  }),
)

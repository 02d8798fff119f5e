import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from '../link/link.tsx'
import { belowDesktop, from, layer, lowWindow, pageWidth } from '../theme/tokens.ts'
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
    [lowWindow]: { position: 'relative' },
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
    alignItems: 'center',
    columnGap: 8,
    // With the bar at the window's end it takes less than a fifth of a small phone.
    paddingBlock: 3,
    [from.desktop]: { paddingInline: 32, columnGap: 16, paddingBlock: 14 },
  }),
)
export const Home = styled(Link)(
  css({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, '--hj-logo-ink': color.ink }),
)
/** On phones the mark stands for the name, which the search's own words tell. */
export const ShortHome = styled(Home)(
  css({
    [belowDesktop]: {
      '& svg + span': { position: 'absolute', clipPath: 'inset(50%)', inlineSize: 1, overflow: 'hidden' },
    },
  }),
)
export const Search = styled.div(
  css({
    flex: 1,
    minInlineSize: 0,
    // Also before the field is there, which no server renders for the profile: the page below must not move.
    minBlockSize: 46,
    [belowDesktop]: {
      // Suggestions are as wide as the window.
      '& form': { position: 'static' },
      '& [role="listbox"]': { insetInline: 8, insetBlockStart: '100%' },
    },
    [from.desktop]: {
      // Not by its content: the button that empties the field must not widen it.
      flex: '1 1 720px',
      maxInlineSize: 720,
      marginInlineStart: 24,
    },
  }),
)
export const Space = styled.div(css({ flex: 1 }))
/** What a phone has elsewhere, so that its header is one row. */
export const Roomy = styled.div(css({ display: 'none', [from.desktop]: { display: 'contents' } }))
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

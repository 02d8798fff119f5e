import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from '../link/link.tsx'
import { belowDesktop, bottomNavHeight, buyBarHeight, from, pageWidth, withBuyBar } from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'

export const Frame = styled.footer(
  css({
    marginBlockStart: 64,
    paddingBlockEnd: bottomNavHeight,
    [`${withBuyBar} &`]: { paddingBlockEnd: buyBarHeight },
    backgroundColor: color.night,
    color: color.onNight,
    '--hj-logo-ink': color.onNight,
    // Until the footer is laid out, its end may stand beneath its guessed height, and is read there by axe.
    '& > *': { backgroundColor: color.night },
    '& :focus-visible': { outlineColor: color.saffron },
    // Laid out when it comes near; until then it is as high as the demo shop's, with four menus.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 436px',
    [from.desktop]: { '&&': { paddingBlockEnd: 0 }, containIntrinsicBlockSize: 'auto 420px' },
    '@media print': { display: 'none' },
  }),
)
export const Band = styled.div(
  css({
    position: 'relative',
    blockSize: 16,
    overflow: 'hidden',
    color: color.saffron,
    borderBlockEnd: `1px solid ${color.nightLine}`,
    [from.desktop]: { blockSize: 40 },
  }),
)
export const Columns = styled.div(
  css({
    display: 'grid',
    // Two menus beside each other, each open beneath its own heading.
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    columnGap: 24,
    maxInlineSize: pageWidth,
    marginInline: 'auto',
    paddingBlock: 8,
    paddingInline: 16,
    [from.desktop]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 48,
      paddingBlock: 40,
      paddingInline: 32,
    },
  }),
)
export const Brand = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 12,
    gridColumn: '1 / -1',
    minInlineSize: 0,
    '& p': { color: color.onNightSoft, fontSize: '0.9375rem' },
    // A phone's first page says who the shop is.
    [belowDesktop]: { '& > p': { display: 'none' } },
    [from.desktop]: { display: 'grid', gap: 12, alignContent: 'start', maxInlineSize: 360 },
  }),
)
/** On desktop the header has them. */
export const Tools = styled.div(
  css({ marginInlineEnd: -12, '&& button': { color: color.onNight }, [from.desktop]: { display: 'none' } }),
)
/** One line on phones, pushed sideways where it is longer than the window. */
export const Social = styled.ul(
  css({
    display: 'flex',
    gap: 16,
    order: 1,
    inlineSize: '100%',
    [belowDesktop]: {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
      maskImage: 'linear-gradient(to left, transparent, #000 24px)',
      '& a': { fontSize: '0.875rem' },
      '& a:focus-visible': { outlineOffset: -2 },
    },
    [from.desktop]: { flexWrap: 'wrap', order: 0 },
  }),
)
export const Column = styled.nav(
  css({
    borderBlockEnd: `1px solid ${color.nightLine}`,
    '& h2': { fontSize: '1rem' },
    '& ul': { display: 'grid', paddingBlockEnd: 8 },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minBlockSize: 48,
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& [open] > summary svg': { transform: 'rotate(180deg)' },
    // There is room for all; where a browser cannot show what is closed, a press still opens it.
    [from.desktop]: {
      border: 0,
      '@supports selector(::details-content)': {
        '& summary': { minBlockSize: 0, marginBlockEnd: 8, pointerEvents: 'none' },
        '& summary svg': { display: 'none' },
        '& details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      },
    },
  }),
)
export const FooterLink = styled(Link)(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    fontSize: '0.9375rem',
    color: color.onNightSoft,
    '&:hover': { color: color.onNight, textDecoration: 'underline', textUnderlineOffset: 6 },
  }),
)
export const Permits = styled.section(
  css({ display: 'flex', gap: 12, alignItems: 'flex-start', gridColumn: '1 / -1', paddingBlockStart: 16 }),
)
export const Bottom = styled.p(
  css({
    paddingBlock: 8,
    paddingInline: 16,
    borderBlockStart: `1px solid ${color.nightLine}`,
    textAlign: 'center',
    fontSize: '0.8125rem',
    color: color.onNightSoft,
  }),
)

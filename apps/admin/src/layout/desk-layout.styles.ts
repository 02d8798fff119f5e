import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, from, Link, layer } from '@hojreh/ui'
import type { Density } from './use-density.ts'

const BAR_HEIGHT = 60
const bottomBar = 'calc(60px + env(safe-area-inset-bottom))'

/** What every list of the desk leaves above and below its rows. */
const rowSpace: Record<Density, string> = { comfortable: '14px', compact: '5px' }

export const Page = styled.div<{ density: Density }>(({ density }) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    minBlockSize: '100dvh',
    '--row-space': rowSpace[density],
    [from.desktop]: { gridTemplateColumns: '228px minmax(0, 1fr)' },
    '@media print': { display: 'block' },
  }),
)

export const Bar = styled.header(
  css({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layer.header,
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minBlockSize: BAR_HEIGHT,
    paddingInline: 16,
    borderBlockEnd: `1px solid ${color.line}`,
    backgroundColor: color.surface,
    '@media print': { display: 'none' },
  }),
)

export const Brand = styled(Link)(
  css({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 44,
    marginInlineEnd: 'auto',
    fontSize: '1.0625rem',
    fontWeight: 800,
    '& svg': { color: color.turquoise },
  }),
)

export const Person = styled(Link)(
  css({
    display: 'none',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 44,
    paddingInline: 10,
    borderRadius: corner.small,
    fontSize: '0.875rem',
    '&:hover': { backgroundColor: color.sunken },
    '& small': { color: color.inkSoft },
    [from.tablet]: { display: 'flex' },
  }),
)

/** Only where there is a pointer and room for many rows. */
export const DesktopOnly = styled.span(css({ display: 'none', [from.desktop]: { display: 'contents' } }))
export const PhoneOnly = styled.span(css({ display: 'contents', [from.tablet]: { display: 'none' } }))

/** At the inline start on desktop, under the thumb on phones. */
export const Nav = styled.nav(
  css({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: layer.header,
    borderBlockStart: `1px solid ${color.line}`,
    backgroundColor: color.surface,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > ul': { display: 'flex', minInlineSize: 'max-content' },
    '& li': { flex: '1 0 72px' },
    [from.desktop]: {
      position: 'sticky',
      insetBlock: `${BAR_HEIGHT}px auto`,
      alignSelf: 'start',
      blockSize: `calc(100dvh - ${BAR_HEIGHT}px)`,
      borderBlockStart: 0,
      borderInlineEnd: `1px solid ${color.line}`,
      paddingBlock: 12,
      paddingInline: 12,
      // Nothing else says to a mouse that there is more of it.
      scrollbarWidth: 'thin',
      '& > ul': { display: 'grid', gap: 4, minInlineSize: 0 },
    },
    '@media print': { display: 'none' },
  }),
)

export const NavLink = styled(Link)(
  css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    blockSize: 60,
    paddingInline: 6,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    color: color.inkSoft,
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current="page"]': { color: color.turquoise, fontWeight: 700 },
    [from.desktop]: {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: 12,
      blockSize: 44,
      paddingInline: 12,
      borderRadius: corner.small,
      color: color.ink,
      fontSize: '0.9375rem',
      '& > svg': { color: color.inkSoft },
      '&:hover': { backgroundColor: color.sunken },
      '&[aria-current="page"]': { backgroundColor: color.turquoiseSoft, '& > svg': { color: 'inherit' } },
    },
  }),
)

export const Count = styled.span(
  css({
    position: 'absolute',
    insetBlockStart: 5,
    insetInlineStart: 'calc(50% + 6px)',
    minInlineSize: 20,
    paddingInline: 5,
    borderRadius: corner.pill,
    backgroundColor: color.saffron,
    color: color.onSaffron,
    fontSize: '0.8125rem',
    fontWeight: 700,
    lineHeight: '20px',
    textAlign: 'center',
    [from.desktop]: { position: 'static', marginInlineStart: 'auto' },
  }),
)

export const Main = styled.main(
  css({
    inlineSize: '100%',
    maxInlineSize: 1200,
    padding: 16,
    paddingBlockEnd: `calc(24px + ${bottomBar})`,
    '&:focus': { outline: 'none' },
    // What people write may be one word of any length.
    overflowWrap: 'break-word',
    [from.desktop]: { padding: 28, paddingBlockEnd: 40 },
  }),
)

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from '../link/link.tsx'
import { from, pageWidth } from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'
import { bottomNavHeight } from './bottom-nav.tsx'

export const Frame = styled.footer(
  css({
    marginBlockStart: 64,
    paddingBlockEnd: bottomNavHeight,
    backgroundColor: color.night,
    color: color.onNight,
    '--hj-logo-ink': color.onNight,
    '& :focus-visible': { outlineColor: color.saffron },
    // Laid out when it comes near; until then it is as high as the demo shop's, with four menus.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 863px',
    [from.desktop]: { paddingBlockEnd: 0, containIntrinsicBlockSize: 'auto 408px' },
    '@media print': { display: 'none' },
  }),
)
export const Band = styled.div(
  css({
    position: 'relative',
    blockSize: 40,
    overflow: 'hidden',
    color: color.saffron,
    borderBlockEnd: `1px solid ${color.nightLine}`,
  }),
)
export const Columns = styled.div(
  css({
    display: 'grid',
    gap: 32,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    maxInlineSize: pageWidth,
    marginInline: 'auto',
    paddingBlock: 40,
    paddingInline: 16,
    [from.desktop]: { display: 'flex', justifyContent: 'space-between', gap: 48, paddingInline: 32 },
  }),
)
export const Brand = styled.div(
  css({
    gridColumn: '1 / -1',
    display: 'grid',
    gap: 16,
    alignContent: 'start',
    maxInlineSize: 360,
    '& p': { color: color.onNightSoft, fontSize: '0.9375rem' },
  }),
)
export const Social = styled.ul(css({ display: 'flex', flexWrap: 'wrap', gap: 16 }))
export const Column = styled.nav(
  css({ '& h2': { fontSize: '1rem', marginBlockEnd: 8 }, '& ul': { display: 'grid' } }),
)
export const FooterLink = styled(Link)(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 40,
    fontSize: '0.9375rem',
    color: color.onNightSoft,
    '&:hover': { color: color.onNight, textDecoration: 'underline', textUnderlineOffset: 6 },
  }),
)
export const Permits = styled.section(css({ display: 'flex', gap: 12, alignItems: 'flex-start' }))
export const Bottom = styled.p(
  css({
    paddingBlock: 16,
    paddingInline: 16,
    borderBlockStart: `1px solid ${color.nightLine}`,
    textAlign: 'center',
    fontSize: '0.8125rem',
    color: color.onNightSoft,
  }),
)

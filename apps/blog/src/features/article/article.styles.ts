import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, from } from '@hojreh/ui'

export const Page = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 40,
    '--body': '1.0625rem',
    // At most 68 characters a line, as measured in Vazirmatn: `ch` would count the wider zero.
    '--measure': 'calc(var(--body) * 26)',
    [from.desktop]: { '--body': '1.25rem', gap: 56 },
    // On paper the article alone is wanted.
    '@media print': { '--measure': 'none', '& > :not(article), & aside, & footer': { display: 'none' } },
  }),
)
export const Opening = styled.header(
  css({
    display: 'grid',
    gap: 12,
    marginBlockEnd: 24,
    '& h1': { fontSize: 'clamp(1.625rem, 1.1rem + 2.6vw, 2.75rem)', fontWeight: 800, lineHeight: 1.45 },
  }),
)
export const Category = styled.p(
  css({ fontWeight: 600, color: color.saffronText, '& a:hover': { textDecoration: 'underline' } }),
)
export const Summary = styled.p(
  css({ fontSize: 'var(--body)', color: color.inkSoft, maxInlineSize: 'var(--measure)' }),
)
export const Cover = styled.div(
  css({
    marginBlockEnd: 28,
    '@media print': { maxInlineSize: '12cm' },
    borderRadius: corner.sheet,
    overflow: 'hidden',
    '& picture': { aspectRatio: '16 / 9' },
    [from.desktop]: { marginBlockEnd: 40, '& picture': { aspectRatio: '2 / 1' } },
  }),
)
/** Body and table of contents: under each other, beside each other on wide screens. */
export const Columns = styled.div<{ hasContents: boolean }>(
  css({
    display: 'grid',
    gap: 28,
    '& > *': { minInlineSize: 0 },
    [from.wide]: {
      '& > aside': { gridColumn: 2, gridRow: 1 },
    },
  }),
  ({ hasContents }) =>
    hasContents && css({ [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: 56 } }),
)
export const Closing = styled.footer(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    marginBlockStart: 32,
    paddingBlockStart: 20,
    borderBlockStart: `1px solid ${color.line}`,
    maxInlineSize: 'var(--measure)',
  }),
)

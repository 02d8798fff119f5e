import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner } from '@hojreh/ui'

/** Article typography: at most 68 characters a line, air between the lines. */
const Prose = styled.div(
  css({
    maxInlineSize: 'var(--measure)',
    fontSize: 'var(--body)',
    lineHeight: 1.9,
    overflowWrap: 'break-word',
    '& > * + *': { marginBlockStart: '1.1em' },
    '& h2': { fontSize: '1.4em', marginBlockStart: '1.8em', scrollMarginBlockStart: 24 },
    '& h3': { fontSize: '1.15em', marginBlockStart: '1.5em', scrollMarginBlockStart: 24 },
    '& a': {
      color: color.turquoise,
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: 6,
    },
    '& a:hover': { textDecorationThickness: 2 },
    '& ul, & ol': { paddingInlineStart: '1.5em' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'persian' },
    '& li + li': { marginBlockStart: '0.4em' },
    '& li::marker': { color: color.turquoise, fontWeight: 700 },
    '& blockquote': {
      marginInline: 0,
      paddingBlock: 8,
      paddingInlineStart: 20,
      borderInlineStart: `3px solid ${color.saffron}`,
      color: color.inkSoft,
      fontSize: '1.125em',
    },
    '& img, & video': { blockSize: 'auto', borderRadius: corner.card },
    '& figure': { marginInline: 0 },
    '& figcaption': { marginBlockStart: 8, fontSize: '0.875rem', color: color.inkSoft },
    '& hr': { border: 0, borderBlockStart: `1px solid ${color.line}`, marginBlock: '2em' },
    '& code': {
      // By its own letters: a `direction` here would be mirrored with all other styles.
      unicodeBidi: 'plaintext',
      paddingInline: 6,
      borderRadius: 6,
      backgroundColor: color.sunken,
    },
    // A wide table is pushed sideways; the page is not.
    '& table': { display: 'block', inlineSize: 'fit-content', maxInlineSize: '100%', overflowX: 'auto' },
    '& table, & th, & td': { borderCollapse: 'collapse' },
    '& th, & td': {
      paddingBlock: 8,
      paddingInline: 14,
      border: `1px solid ${color.line}`,
      textAlign: 'start',
    },
    '& th': { backgroundColor: color.sunken },
  }),
)

/** The body of an article. `html` was sanitised when it was stored. */
export const ArticleBody = ({ html }: { html: string }) => (
  <Prose dangerouslySetInnerHTML={{ __html: html }} />
)

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, readingWidth } from '@hojreh/ui'

const Prose = styled.div(
  css({
    maxInlineSize: readingWidth,
    overflowWrap: 'anywhere',
    '& > * + *': { marginBlockStart: '1em' },
    '& h2, & h3': { marginBlockStart: '1.6em', fontSize: '1.125rem' },
    '& ul, & ol': { paddingInlineStart: '1.5em' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'persian' },
    '& a': { color: color.turquoise, textDecoration: 'underline', textUnderlineOffset: 5 },
    '& img': { borderRadius: corner.card, blockSize: 'auto' },
    '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
    '& th, & td': { padding: 10, border: `1px solid ${color.line}`, textAlign: 'start' },
  }),
)

/** HTML that the api sanitised on the way in. */
export const RichText = ({ html }: { html: string }) => <Prose dangerouslySetInnerHTML={{ __html: html }} />

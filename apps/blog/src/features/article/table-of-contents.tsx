import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, from } from '@hojreh/ui'
import { articleMessages as text } from './article.messages.ts'
import type { Heading } from './headings.ts'

const Box = styled.nav(
  css({
    padding: 20,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    '& h2': { fontSize: '1rem', marginBlockEnd: 8 },
    '& a': {
      display: 'block',
      minBlockSize: 44,
      paddingBlock: 9,
      fontSize: '0.9375rem',
      lineHeight: 1.7,
      color: color.inkSoft,
    },
    '& li + li': { borderBlockStart: `1px solid ${color.line}` },
    '& a:hover': { color: color.turquoise },
    [from.wide]: { position: 'sticky', insetBlockStart: 148, maxBlockSize: '70dvh', overflowY: 'auto' },
  }),
)

const Entry = styled.li<{ isBelow: boolean }>(({ isBelow }) => isBelow && css({ paddingInlineStart: 16 }))

/** The headings of an article as links to them. */
export const TableOfContents = ({ headings }: { headings: readonly Heading[] }) => (
  <Box aria-labelledby="contents">
    <h2 id="contents">{text.contents}</h2>
    <ol>
      {headings.map(({ id, title, level }) => (
        <Entry key={id} isBelow={level === 3}>
          <a href={`#${encodeURIComponent(id)}`}>{title}</a>
        </Entry>
      ))}
    </ol>
  </Box>
)

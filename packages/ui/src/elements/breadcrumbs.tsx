import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from '../link/link.tsx'
import { color } from '../theme/vars.ts'
import { elementsMessages as text } from './elements.messages.ts'

const List = styled.ol(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 6,
    fontSize: '0.875rem',
    color: color.inkSoft,
    '& li': { display: 'inline-flex', alignItems: 'center', minInlineSize: 0 },
    '& li + li::before': { content: '"‹"', marginInlineEnd: 6 },
    '[dir="ltr"] & li + li::before': { content: '"›"' },
    '& a': { paddingBlock: 6 },
    '& a:hover': { color: color.turquoise },
  }),
)
const Current = styled.span(
  css({
    color: color.ink,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    maxInlineSize: '60vw',
  }),
)

export type Crumb = { title: string; url: string }

/** The way to this page; its last item is the page itself. */
export const Breadcrumbs = ({ items }: { items: readonly Crumb[] }) => (
  <nav aria-label={text.breadcrumbs}>
    <List>
      {items.map((item, index) => (
        <li key={item.url}>
          {index < items.length - 1 ? (
            <Link href={item.url}>{item.title}</Link>
          ) : (
            <Current aria-current="page">{item.title}</Current>
          )}
        </li>
      ))}
    </List>
  </nav>
)

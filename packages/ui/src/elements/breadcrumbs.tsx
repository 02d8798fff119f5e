import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from '../link/link.tsx'
import { color } from '../theme/vars.ts'
import { elementsMessages as text } from './elements.messages.ts'

const List = styled.ol(
  css({
    display: 'flex',
    columnGap: 6,
    marginBlockEnd: 8,
    fontSize: '0.875rem',
    whiteSpace: 'nowrap',
    color: color.inkSoft,
    '& li': { display: 'inline-flex', alignItems: 'center', flex: 'none' },
    // One line on every width: first the page's own name is cut, then the way is pushed sideways.
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // What is cut fades out, so that nobody takes half a letter for the end.
    maskImage: 'linear-gradient(to left, transparent, #000 24px)',
    '& li:last-of-type': { flex: '0 1 auto', minInlineSize: '6em' },
    '& li + li::before': { content: '"‹"', marginInlineEnd: 6 },
    '[dir="ltr"] & li + li::before': { content: '"›"' },
    '& a': { paddingBlock: 6 },
    '& a:focus-visible': { outlineOffset: -2 },
    '& a:hover': { color: color.turquoise },
  }),
)
// Its one long line must not widen what it stands in.
const Way = styled.nav(css({ contain: 'inline-size' }))
const Current = styled.span(
  css({
    color: color.ink,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  }),
)

export type Crumb = { title: string; url: string }

/** The way to this page; its last item is the page itself. */
export const Breadcrumbs = ({ items }: { items: readonly Crumb[] }) => (
  <Way aria-label={text.breadcrumbs}>
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
  </Way>
)

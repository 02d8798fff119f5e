import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@hojreh/persian'
import { color, corner, from, Link, VisuallyHidden } from '@hojreh/ui'
import { magazineMessages as text } from './magazine.messages.ts'
import { hrefOf } from './magazine-place.ts'

// One line that is pushed sideways on phones: five rows of chips would hide the articles.
const List = styled.ul(
  css({
    // Holds the visually hidden words of the chips, which would widen the page otherwise.
    position: 'relative',
    display: 'flex',
    gap: 8,
    marginInline: -16,
    paddingInline: 16,
    paddingBlock: 4,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    [from.desktop]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0 },
  }),
)
const Chip = styled(Link)(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 44,
    paddingInline: 16,
    border: `1px solid ${color.line}`,
    borderRadius: corner.pill,
    backgroundColor: color.surface,
    fontSize: '0.9375rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '& small': { fontWeight: 400, color: color.inkSoft },
    '&:hover': { borderColor: color.lineStrong },
    '&[aria-current]': { borderColor: color.turquoise, backgroundColor: color.turquoise },
    '&[aria-current], &[aria-current] small': { color: color.onTurquoise },
  }),
)

export interface CategoryLink {
  slug: string
  title: string
  count: number
}

/** The categories of the magazine as links, the open one marked; nothing when there are none. */
export const CategoryLinks = ({
  categories,
  current,
}: {
  categories: readonly CategoryLink[]
  /** Slug of the open category; '' on the list of all articles. */
  current: string | undefined
}) =>
  categories.length === 0 ? null : (
    <nav aria-label={text.categories}>
      <List>
        <li>
          <Chip href="/blog" aria-current={current === '' ? 'page' : undefined}>
            {text.all}
          </Chip>
        </li>
        {categories.map(({ slug, title, count }) => (
          <li key={slug}>
            <Chip
              href={hrefOf({ category: slug, q: '', page: 1 })}
              aria-current={slug === current ? 'page' : undefined}
            >
              {title}
              <small>
                {formatNumber(count)}
                <VisuallyHidden> {text.articles}</VisuallyHidden>
              </small>
            </Chip>
          </li>
        ))}
      </List>
    </nav>
  )

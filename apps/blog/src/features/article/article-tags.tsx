import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, Link } from '@hojreh/ui'
import { articleMessages as text } from './article.messages.ts'

const List = styled.ul(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: 44,
      paddingInline: 16,
      borderRadius: corner.pill,
      backgroundColor: color.sunken,
      fontSize: '0.875rem',
    },
    '& a:hover': { color: color.turquoise },
  }),
)

/** The tags of an article, each leading to its list. */
export const ArticleTags = ({ tags }: { tags: readonly { slug: string; title: string }[] }) => (
  <nav aria-label={text.tags}>
    <List>
      {tags.map(({ slug, title }) => (
        <li key={slug}>
          <Link href={`/blog/tag/${encodeURIComponent(slug)}`} rel="tag">
            {title}
          </Link>
        </li>
      ))}
    </List>
  </nav>
)

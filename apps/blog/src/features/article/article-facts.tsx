import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatJalaliDate } from '@hojreh/persian'
import { color, from, Link } from '@hojreh/ui'
import { hrefOfAuthor } from '../../shared/author-href.ts'
import { articleMessages as text } from './article.messages.ts'

const Facts = styled.p(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 20,
    fontSize: '0.9375rem',
    color: color.inkSoft,
    '& b': { fontWeight: 600, color: color.ink },
    '& a:hover': { color: color.turquoise },
    // Lines end where they are told to: a width that just fits would move the page when its letters come.
    '& b, & b ~ time ~ time': { flexBasis: '100%' },
    [from.tablet]: { '& b, & b ~ time ~ time': { flexBasis: 'auto' } },
  }),
)

type ArticleFactsProps = {
  author: string
  /** Of the page of the author; null without one. */
  authorSlug: string | null
  /** ISO 8601. */
  publishedAt: string
  updatedAt: string
  readingMinutes: number
}

/** Who wrote it, when, and how long it takes to read. */
export const ArticleFacts = ({
  author,
  authorSlug,
  publishedAt,
  updatedAt,
  readingMinutes,
}: ArticleFactsProps) => {
  const published = formatJalaliDate(publishedAt)
  const updated = formatJalaliDate(updatedAt)
  return (
    <Facts>
      <b>
        {authorSlug ? (
          <Link href={hrefOfAuthor(authorSlug)} rel="author">
            {text.by(author)}
          </Link>
        ) : (
          text.by(author)
        )}
      </b>
      <time dateTime={publishedAt}>{published}</time>
      <span>{text.readingTime(readingMinutes)}</span>
      {updatedAt > publishedAt && updated !== published && (
        <time dateTime={updatedAt}>{text.updated(updated)}</time>
      )}
    </Facts>
  )
}

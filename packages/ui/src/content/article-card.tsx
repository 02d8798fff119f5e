import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatJalaliDate } from '@hojreh/persian'
import { cardRing } from '../elements/card-ring.ts'
import { Link } from '../link/link.tsx'
import { type PictureSource, ProductPicture } from '../product/card/product-picture.tsx'
import { from } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'
import { contentMessages as text } from './content.messages.ts'

const leadCard = css({
  [from.desktop]: { gridTemplateColumns: '1.3fr 1fr', gap: 32, alignItems: 'center' },
  '--title-size': 'clamp(1.375rem, 1rem + 1.6vw, 2rem)',
})
const Card = styled.article<{ isLead: boolean }>(
  css({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: 12,
    minInlineSize: 0,
    '& picture': { aspectRatio: '16 / 10', borderRadius: corner.card },
    '& img': { transition: 'transform 250ms ease' },
    '&:hover img': { transform: 'scale(1.03)' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    ...cardRing,
    '&:hover a': { color: color.turquoise },
  }),
  ({ isLead }) => isLead && leadCard,
)
const Title = styled.h3(css({ fontSize: 'var(--title-size, 1.0625rem)', lineHeight: 1.6 }))
const Words = styled.div(css({ display: 'grid', gap: 6 }))
const Category = styled.span(css({ fontSize: '0.8125rem', fontWeight: 600, color: color.saffronText }))
const Summary = styled.p(
  css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontSize: '0.9375rem',
    color: color.inkSoft,
  }),
)
const Facts = styled.p(css({ fontSize: '0.8125rem', color: color.inkSoft }))

export type ArticleCardProps = {
  href: string
  title: string
  summary?: string | undefined
  cover?: PictureSource | null
  category?: string | undefined
  /** ISO 8601. */
  publishedAt?: string | undefined
  readingMinutes?: number | undefined
  /** The large first article of the magazine. */
  isLead?: boolean
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3
}

/** An article in a list. */
export const ArticleCard = ({
  href,
  title,
  summary,
  cover,
  category,
  publishedAt,
  readingMinutes,
  isLead = false,
  headingLevel = 3,
}: ArticleCardProps) => (
  <Card isLead={isLead}>
    {cover && (
      <ProductPicture
        {...cover}
        alt=""
        isPriority={isLead}
        sizes={
          isLead
            ? '(min-width: 900px) 680px, 100vw'
            : '(min-width: 900px) 400px, (min-width: 600px) 50vw, 100vw'
        }
      />
    )}
    <Words>
      {category && <Category>{category}</Category>}
      <Title as={`h${headingLevel}`}>
        <Link href={href}>{title}</Link>
      </Title>
      {summary && <Summary>{summary}</Summary>}
      <Facts>
        {[publishedAt && formatJalaliDate(publishedAt), readingMinutes && text.minutes(readingMinutes)]
          .filter(Boolean)
          .join(' · ')}
      </Facts>
    </Words>
  </Card>
)

/** The last card, when it is alone in its row, lies across it. */
const lying = { gridColumn: '1 / -1', gridTemplateColumns: '1fr 1fr', gap: 28, alignItems: 'center' }

/** Articles beside each other: one, two, three columns. */
export const ArticleGrid = styled.div(
  css({
    display: 'grid',
    gap: 28,
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`${from.tablet} and (max-width: 899.95px)`]: {
      '& > article:last-of-type:nth-of-type(odd)': lying,
    },
    [from.desktop]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '& > article:last-of-type:nth-of-type(3n + 1)': lying,
    },
  }),
)

/**
 * The four latest, far down a page: all in one row or two, and each card is laid out when it comes near.
 */
export const LowerArticleGrid = styled.div(
  css({
    display: 'grid',
    gap: 28,
    '& > article': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 400px' },
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
)

import { useListArticlesQuery } from '@hojreh/api/react'
import { Breadcrumbs } from '@hojreh/app'
import { Pagination, VisuallyHidden } from '@hojreh/ui'
import { useParams, useSearchParams } from 'react-router-dom'
import { Articles, LeadArticle } from '../../shared/articles.tsx'
import { FeedInvitation } from '../../shared/feed-link.tsx'
import { ArticleSearch } from './article-search.tsx'
import { CategoryLinks } from './category-links.tsx'
import { magazineMessages as text } from './magazine.messages.ts'
import { Column, Lead, Masthead, Portrait, Title } from './magazine.styles.ts'
import { MagazineHead } from './magazine-head.tsx'
import { articlesOf, hrefOf, type MagazineKind, type MagazinePlace, placeOf } from './magazine-place.ts'
import { MagazineSkeleton } from './magazine-skeleton.tsx'
import { NoArticles } from './no-articles.tsx'

const headlineOf = ({ tag, author, q }: MagazinePlace, heading: string | undefined): string => {
  if (q) return text.results(q)
  if (!heading) return text.title
  if (author) return text.authorHeading(heading)
  return tag ? text.tagHeading(heading) : heading
}

/** A list of the magazine: all articles, or those of a category, tag or author, or those a search found. */
export const Magazine = ({ kind }: { kind: MagazineKind }) => {
  const { slug } = useParams()
  const [search] = useSearchParams()
  const place = placeOf(kind, slug, search)
  const { data } = useListArticlesQuery(articlesOf(place))
  if (!data) return <MagazineSkeleton />

  const { items, total, take, categories, heading, author } = data
  const [lead, ...others] = place.q ? [undefined, ...items] : items
  const title = headlineOf(place, heading?.title)
  return (
    <Column>
      <MagazineHead place={place} heading={heading?.title} author={author} image={items[0]?.cover?.src} />
      <Masthead>
        <div>
          {author?.picture && !place.q && <Portrait src={author.picture.src} alt={author.picture.alt} />}
          {heading && (
            <Breadcrumbs
              items={[
                { title: text.home, url: '/' },
                { title: text.title, url: '/blog' },
                { title: heading.title, url: hrefOf({ ...place, q: '', page: 1 }) },
              ]}
            />
          )}
          <Title variant={place.q ? 'search' : 'magazine'}>{title}</Title>
          <p>{place.q ? text.resultCount(total) : heading ? author?.about : text.lead}</p>
        </div>
        <ArticleSearch key={place.q} q={place.q} />
      </Masthead>
      <CategoryLinks categories={categories} current={kind === 'all' && !place.q ? '' : place.category} />
      {items.length === 0 && <NoArticles isSearch={place.q !== ''} />}
      {items.length > 0 && <VisuallyHidden as="h2">{text.allArticles}</VisuallyHidden>}
      {lead && (
        <Lead aria-label={lead.title}>
          <LeadArticle article={lead} />
        </Lead>
      )}
      {others.length > 0 && <Articles articles={others.filter((article) => article !== undefined)} />}
      <Pagination
        page={place.page}
        pageCount={Math.ceil(total / take)}
        hrefFor={(page) => hrefOf({ ...place, page })}
      />
      <FeedInvitation />
    </Column>
  )
}

import { useGetArticleQuery } from '@hojreh/api/react'
import { Comments, later, ShareButton, toPictureSource, useApp, withAppLinks } from '@hojreh/app'
import { Breadcrumbs, type Crumb, Link, ProductPicture } from '@hojreh/ui'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { hrefOfArticle } from '../../shared/article-href.ts'
import { articleMessages as text } from './article.messages.ts'
import { Category, Closing, Columns, Cover, Opening, Page, Summary } from './article.styles.ts'
import { ArticleBody } from './article-body.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleSkeleton } from './article-skeleton.tsx'
import { ArticleTags } from './article-tags.tsx'
import { withHeadingIds } from './headings.ts'
import { RelatedProducts } from './related-products.tsx'
import { TableOfContents } from './table-of-contents.tsx'

const RelatedArticles = later(async () => (await import('./related-articles.tsx')).RelatedArticles)

/** One heading is no table. */
const LEAST_HEADINGS = 2

const crumbsOf = (title: string, slug: string, category: { slug: string; title: string } | null): Crumb[] => [
  { title: text.home, url: '/' },
  { title: text.blog, url: '/blog' },
  ...(category
    ? [{ title: category.title, url: `/blog/category/${encodeURIComponent(category.slug)}` }]
    : []),
  { title, url: hrefOfArticle(slug) },
]

/** The page of an article. */
export const Article = () => {
  const { slug = '' } = useParams()
  const { app, config } = useApp()
  const { data } = useGetArticleQuery({ slug })
  const bodyHtml = data?.article.bodyHtml ?? ''
  const { html, headings } = useMemo(
    () => withHeadingIds(withAppLinks(bodyHtml, app, config.origins)),
    [bodyHtml, app, config.origins],
  )
  if (!data) return <ArticleSkeleton />

  const { article, related } = data
  const { category, cover } = article
  const crumbs = crumbsOf(article.title, article.slug, category)
  const hasContents = headings.length >= LEAST_HEADINGS
  return (
    <Page>
      <ArticleHead article={article} crumbs={crumbs} />
      <article>
        <Opening>
          <Breadcrumbs items={crumbs} />
          {category && (
            <Category>
              <Link href={`/blog/category/${encodeURIComponent(category.slug)}`}>{category.title}</Link>
            </Category>
          )}
          <h1>{article.title}</h1>
          <Summary>{article.summary}</Summary>
          <ArticleFacts {...article} />
        </Opening>
        {cover && (
          <Cover>
            <ProductPicture
              {...toPictureSource(cover)}
              isPriority
              sizes="(min-width: 1104px) 1040px, 100vw"
            />
          </Cover>
        )}
        <Columns data-has-contents={hasContents}>
          {hasContents && (
            <aside>
              <TableOfContents headings={headings} />
            </aside>
          )}
          <div>
            <ArticleBody html={html} />
            <Closing>
              <ArticleTags tags={article.tags} />
              <ShareButton path={hrefOfArticle(article.slug)} title={article.title} variant="button" />
            </Closing>
          </div>
        </Columns>
      </article>
      {article.relatedProducts.length > 0 && <RelatedProducts products={article.relatedProducts} />}
      <Comments subject={{ articleId: article.articleId }} />
      <RelatedArticles articles={related} />
    </Page>
  )
}

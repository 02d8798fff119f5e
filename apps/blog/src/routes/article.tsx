import { useGetArticleQuery } from '@hojreh/api/react'
import {
  Breadcrumbs,
  hrefOfArticle,
  lazyHydrated,
  ShareButton,
  toPictureSource,
  useApp,
  useSubject,
  withAppLinks,
} from '@hojreh/app'
import { type Crumb, Link, ProductPicture } from '@hojreh/ui'
import { useMemo } from 'react'
import { articleMessages as text } from '../features/article/article.messages.ts'
import {
  Category,
  Closing,
  Columns,
  Cover,
  Opening,
  Page,
  Summary,
} from '../features/article/article.styles.ts'
import { ArticleBody } from '../features/article/article-body.tsx'
import { ArticleFacts } from '../features/article/article-facts.tsx'
import { ArticleHead } from '../features/article/article-head.tsx'
import { ArticleSkeleton } from '../features/article/article-skeleton.tsx'
import { ArticleTags } from '../features/article/article-tags.tsx'
import { withHeadingIds } from '../features/article/headings.ts'
import { RelatedProducts } from '../features/article/related-products.tsx'
import { TableOfContents } from '../features/article/table-of-contents.tsx'

export { loadArticle as load } from '../features/article/load-article.ts'

const ArticleComments = lazyHydrated(
  async () => (await import('../features/article/lower-sections.tsx')).ArticleComments,
)
const RelatedArticles = lazyHydrated(
  async () => (await import('../features/article/lower-sections.tsx')).RelatedArticles,
)

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
export const Component = () => {
  const subject = useSubject()
  const { app, config } = useApp()
  const { data } = useGetArticleQuery(subject)
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
        <Columns hasContents={hasContents}>
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
      {!subject.preview && <ArticleComments articleId={article.articleId} />}
      <RelatedArticles articles={related} />
    </Page>
  )
}

import type { ResponseOf } from '@hojreh/api'
import {
  breadcrumbList,
  canonicalUrl,
  Head,
  hrefOfArticle,
  largePictureOf,
  useApp,
  useComments,
} from '@hojreh/app'
import type { Crumb } from '@hojreh/ui'
import { hrefOfAuthor } from '../../shared/author-href.ts'
import { FeedLink } from '../../shared/feed-link.tsx'

type Article = ResponseOf<'getArticle'>['article']

/** Title, description, Open Graph and structured data of an article. */
export const ArticleHead = ({ article, crumbs }: { article: Article; crumbs: readonly Crumb[] }) => {
  const { config } = useApp()
  const { data: comments } = useComments({ articleId: article.articleId })
  const { blog, shop } = config.origins
  const address = canonicalUrl(blog, hrefOfArticle(article.slug))
  const image = article.cover && canonicalUrl(blog, largePictureOf(article.cover))
  const publisher = { '@type': 'Organization', name: config.shopTitle, url: canonicalUrl(shop, '/') }
  return (
    <>
      <FeedLink />
      <Head
        title={article.seo.title}
        description={article.seo.description}
        canonicalPath={hrefOfArticle(article.slug)}
        image={article.cover?.src}
        type="article"
        jsonLd={[
          {
            '@type': 'Article',
            headline: article.title,
            description: article.summary,
            ...(image && { image: [image] }),
            author: {
              '@type': 'Person',
              name: article.author,
              ...(article.authorSlug && { url: canonicalUrl(blog, hrefOfAuthor(article.authorSlug)) }),
            },
            publisher,
            datePublished: article.publishedAt,
            dateModified: article.updatedAt,
            mainEntityOfPage: address,
            ...(article.category && { articleSection: article.category.title }),
            ...(article.tags.length > 0 && { keywords: article.tags.map(({ title }) => title).join('، ') }),
            ...(comments && { commentCount: comments.total }),
            inLanguage: 'fa-IR',
          },
          breadcrumbList(crumbs, config.origins),
        ]}
      />
    </>
  )
}

import { hrefOfArticle, toPictureSource } from '@hojreh/app'
import type { ArticleSummary } from '@hojreh/contract'
import { ArticleCard, ArticleGrid } from '@hojreh/ui'

/** A card's props from an article of the api. */
const cardOf = (article: ArticleSummary) => ({
  href: hrefOfArticle(article.slug),
  title: article.title,
  summary: article.summary,
  cover: article.cover && toPictureSource(article.cover),
  category: article.category?.title,
  publishedAt: article.publishedAt,
  readingMinutes: article.readingMinutes,
})

/** The large first article of a page of the magazine. */
export const LeadArticle = ({ article }: { article: ArticleSummary }) => (
  <ArticleCard {...cardOf(article)} isLead />
)

/** Articles beside each other. */
export const Articles = ({ articles }: { articles: readonly ArticleSummary[] }) => (
  <ArticleGrid>
    {articles.map((article) => (
      <ArticleCard key={article.slug} {...cardOf(article)} />
    ))}
  </ArticleGrid>
)

import type { ArticleSummary } from '@hojreh/contract'
import { ArticleCard, LowerArticleGrid, Reveal, SectionHeader } from '@hojreh/ui'
import { hrefOfArticle } from '../link/hrefs.ts'
import { toPictureSource } from '../picture/picture-source.ts'

/** The latest articles of the blog. */
export const HomeArticles = ({ title, articles }: { title: string; articles: readonly ArticleSummary[] }) => (
  <Reveal>
    <section aria-label={title}>
      <SectionHeader title={title} href="/blog" />
      <LowerArticleGrid>
        {articles.map(({ slug, title: name, summary, cover, category, publishedAt, readingMinutes }) => (
          <ArticleCard
            key={slug}
            href={hrefOfArticle(slug)}
            title={name}
            summary={summary}
            cover={cover && toPictureSource(cover)}
            category={category?.title}
            publishedAt={publishedAt}
            readingMinutes={readingMinutes}
          />
        ))}
      </LowerArticleGrid>
    </section>
  </Reveal>
)

import { toPictureSource } from '@hojreh/app'
import type { ArticleSummary } from '@hojreh/contract'
import { ArticleCard, LowerArticleGrid, Reveal, SectionHeader } from '@hojreh/ui'
import { homeMessages as text } from './home.messages.ts'

/** The latest articles of the blog. */
export const HomeArticles = ({ articles }: { articles: readonly ArticleSummary[] }) =>
  articles.length === 0 ? null : (
    <Reveal>
      <section aria-label={text.articles}>
        <SectionHeader title={text.articles} href="/blog" />
        <LowerArticleGrid>
          {articles.map(({ slug, title, summary, cover, category, publishedAt, readingMinutes }) => (
            <ArticleCard
              key={slug}
              href={`/blog/${slug}`}
              title={title}
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

// Sections below an article whose code comes after the first render, in one file: each request takes a slow phone time.
import { CommentSection } from '@hojreh/app'
import type { ArticleSummary } from '@hojreh/contract'
import { SectionHeader } from '@hojreh/ui'
import { Articles } from '../../shared/articles.tsx'
import { articleMessages as text } from './article.messages.ts'

/** What readers say about an article. */
export const ArticleComments = ({ articleId }: { articleId: string }) => (
  <CommentSection articleId={articleId} />
)

/** One full row. */
const SHOWN = 3

/** What else there is to read; nothing when there is nothing. */
export const RelatedArticles = ({ articles }: { articles: readonly ArticleSummary[] }) =>
  articles.length === 0 ? null : (
    <section>
      <SectionHeader title={text.related} href="/blog" />
      <Articles articles={articles.slice(0, SHOWN)} />
    </section>
  )

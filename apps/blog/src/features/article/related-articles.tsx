import type { ArticleSummary } from '@hojreh/contract'
import { SectionHeader } from '@hojreh/ui'
import { Articles } from '../../shared/articles.tsx'
import { articleMessages as text } from './article.messages.ts'

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

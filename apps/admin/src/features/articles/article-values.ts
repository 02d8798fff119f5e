import type { AdminArgOf } from '@hojreh/api/admin'
import type { ArticleRecord, ArticleRevision } from '@hojreh/contract/admin'

type Body = AdminArgOf<'addArticle'>

/** What stands in the form: every field as it is typed. */
export type ArticleValues = Record<
  | ('title' | 'summary' | 'bodyHtml' | 'author' | 'category' | 'tags' | 'slug')
  | ('seoTitle' | 'seoDescription'),
  string
>

export const newArticle = (author: string): ArticleValues => ({
  ...{
    title: '',
    summary: '',
    bodyHtml: '',
    category: '',
    tags: '',
    slug: '',
    seoTitle: '',
    seoDescription: '',
  },
  author,
})

/** The words of an article, or of a former version of it, as the form has them. */
export const wordsIn = ({
  title,
  summary,
  bodyHtml,
  author,
  category,
  tags,
}: Omit<ArticleRevision, 'version' | 'by' | 'at'>) => ({
  ...{ title, summary, bodyHtml, author },
  category: category ?? '',
  tags: tags.join('، '),
})

export const valuesOf = (article: ArticleRecord): ArticleValues => ({
  ...wordsIn(article),
  slug: article.slug,
  seoTitle: article.seoTitle,
  seoDescription: article.seoDescription,
})

const tagsOf = (typed: string) =>
  typed
    .split(/[،,\n]/)
    .map((tag) => tag.trim())
    .filter(Boolean)

/** What the server is asked for. */
export const bodyOf = ({ tags, ...values }: ArticleValues): Body => ({ ...values, tags: tagsOf(tags) })

/** Likewise, of the fields that were changed. */
export const changesOf = ({ tags, ...values }: Partial<ArticleValues>): Partial<Body> => ({
  ...values,
  ...(tags !== undefined && { tags: tagsOf(tags) }),
})

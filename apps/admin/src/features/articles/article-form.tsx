import { useEditArticleMutation, useLazyGetArticleQuery } from '@hojreh/api/admin'
import type { ArticleRecord } from '@hojreh/contract/admin'
import { paths } from '../../paths.ts'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { useGo } from '../../shared/go/use-go.ts'
import { textOfHtml } from '../../shared/rich-text/text-of-html.ts'
import { ArticleFields } from './article-fields.tsx'
import { changesOf, valuesOf } from './article-values.ts'
import { articlesMessages as text } from './articles.messages.ts'
import { Revisions } from './revisions/revisions.tsx'

/** An article that is there, to be changed. */
export const ArticleForm = ({ article }: { article: ArticleRecord }) => {
  const { id } = article
  const go = useGo()
  const [edit] = useEditArticleMutation()
  const [load] = useLazyGetArticleQuery()
  return (
    <EditForm
      label={text.form}
      labels={text.fields}
      record={article}
      valuesOf={valuesOf}
      wordsOf={(field, value) => (field === 'bodyHtml' ? textOfHtml(value) : value)}
      draft={`article:${id}`}
      save={(changed, version) => edit({ query: { id }, body: { ...changesOf(changed), version } })}
      reload={() => load({ id })}
      saved={text.saved}
      onCancel={() => go(paths.articles)}
    >
      <ArticleFields picture={article.cover?.src} />
      <Revisions id={id} />
    </EditForm>
  )
}

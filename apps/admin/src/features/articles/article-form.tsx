import { useEditArticleMutation, useLazyGetArticleQuery } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import type { ArticleRecord } from '@hojreh/contract/admin'
import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { EditForm, type Seen } from '../../shared/edit/edit-form.tsx'
import { textOfHtml } from '../../shared/rich-text/text-of-html.ts'
import { ArticleFields } from './article-fields.tsx'
import { type ArticleValues, changesOf, valuesOf } from './article-values.ts'
import { articlesMessages as text } from './articles.messages.ts'

const seenOf = (article: ArticleRecord): Seen<ArticleValues> => ({
  values: valuesOf(article),
  edition: article.edition,
})

/** An article that is there, to be changed. */
export const ArticleForm = ({
  article,
  onSaved,
}: {
  article: ArticleRecord
  /** Called with the saved article: the next edit starts from it. */
  onSaved: (article: ArticleRecord) => void
}) => {
  const { id } = article
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [edit] = useEditArticleMutation()
  const [load] = useLazyGetArticleQuery()
  const latest = useRef(article)
  const reload = async () => {
    const { data } = await load({ id })
    return data && seenOf(data)
  }
  const save = async (changed: Partial<ArticleValues>, version: number) => {
    const { data, error } = await edit({ query: { id }, body: { ...changesOf(changed), version } })
    if (data) latest.current = data
    return { error }
  }
  const saved = () => {
    dispatch(toastShown({ kind: 'success', title: text.saved, lifeMs: limits.toastLifeMs.auth }))
    onSaved(latest.current)
  }
  return (
    <EditForm<ArticleValues>
      label={text.form}
      labels={text.fields}
      start={seenOf(article)}
      wordsOf={(field, value) => (field === 'bodyHtml' ? textOfHtml(value) : value)}
      draft={`article:${id}`}
      save={save}
      reload={reload}
      onSaved={saved}
      onCancel={() => void navigate(paths.articles)}
    >
      <ArticleFields />
    </EditForm>
  )
}

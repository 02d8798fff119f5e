import { useAddArticleMutation } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { SubmitButton } from '@hojreh/ui'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { useMe } from '../../shared/me.ts'
import { Row, Soft, Stack } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import { ArticleFields } from './article-fields.tsx'
import { articleHref } from './article-href.ts'
import { type ArticleValues, bodyOf, newArticle } from './article-values.ts'
import { articlesMessages as text } from './articles.messages.ts'

/** The form of a new article; what was typed survives a closed tab. */
export const NewArticleForm = () => {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { name } = useMe().staff
  const [initialValues] = useState(() => newArticle(name))
  const [add] = useAddArticleMutation()
  const submit = async (typed: ArticleValues) => {
    const { data, error } = await add(bodyOf(typed))
    if (!data) return refusalOf(error)
    dispatch(toastShown({ kind: 'success', title: text.added, lifeMs: limits.toastLifeMs.auth }))
    void navigate(articleHref(data.id))
    return undefined
  }
  return (
    <Form<ArticleValues>
      initialValues={initialValues}
      subscription={{}}
      onSubmit={submit}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.newTitle}>
          <Stack>
            <KeepDraft id="article:new" />
            <Soft>{text.newNote}</Soft>
            <ArticleFields />
            <Row>
              <SubmitButton>{text.save}</SubmitButton>
            </Row>
          </Stack>
        </form>
      )}
    />
  )
}

import { useAddCategoryMutation } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import type { AdminCategory } from '@hojreh/contract/admin'
import { SubmitButton } from '@hojreh/ui'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { Panel, Row, Stack } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import { categoriesMessages as text } from './categories.messages.ts'
import { CategoryFields, type CategoryValues, parentOf, TOP } from './category-fields.tsx'

/** A new category, last of its parent. */
export const NewCategoryForm = ({ categories }: { categories: readonly AdminCategory[] }) => {
  const [add] = useAddCategoryMutation()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [initialValues] = useState<CategoryValues>({ title: '', description: '', parentId: TOP })
  const send = async ({ parentId, ...typed }: CategoryValues) => {
    const { error } = await add({ ...typed, parentId: parentOf(parentId) })
    if (error) return refusalOf(error)
    dispatch(toastShown({ kind: 'success', title: text.saved, lifeMs: limits.toastLifeMs.auth }))
    void navigate(paths.categories)
    return undefined
  }
  return (
    <Panel>
      <Form<CategoryValues>
        initialValues={initialValues}
        subscription={{}}
        onSubmit={send}
        render={({ handleSubmit }) => (
          <form onSubmit={handleSubmit} noValidate aria-label={text.newTitle}>
            <Stack>
              <KeepDraft id="category-new" />
              <CategoryFields categories={categories} />
              <Row>
                <SubmitButton>{text.save}</SubmitButton>
              </Row>
            </Stack>
          </form>
        )}
      />
    </Panel>
  )
}

import { useEditCategoryMutation, useLazyListCategoriesQuery } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import type { AdminCategory } from '@hojreh/contract/admin'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { EditForm, type Seen } from '../../shared/edit/edit-form.tsx'
import { Panel, Soft } from '../../shared/panel.tsx'
import { categoriesMessages as text } from './categories.messages.ts'
import { CategoryFields, type CategoryValues, parentOf, TOP } from './category-fields.tsx'

const seenOf = ({ title, description, parentId, edition }: AdminCategory): Seen<CategoryValues> => ({
  values: { title, description, parentId: parentId ?? TOP },
  edition,
})

const bodyOf = ({ parentId, ...typed }: Partial<CategoryValues>) => ({
  ...typed,
  ...(parentId !== undefined && { parentId: parentOf(parentId) }),
})

/** Renames, describes or moves a category. */
export const EditCategoryForm = ({
  category,
  categories,
}: {
  category: AdminCategory
  categories: readonly AdminCategory[]
}) => {
  const { id } = category
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [edit] = useEditCategoryMutation()
  const [load] = useLazyListCategoriesQuery()
  const leave = () => void navigate(paths.categories)
  const reload = async () => {
    const { data = [] } = await load()
    const now = data.find((one) => one.id === id)
    return now && seenOf(now)
  }
  const saved = () => {
    dispatch(toastShown({ kind: 'success', title: text.saved, lifeMs: limits.toastLifeMs.auth }))
    leave()
  }
  return (
    <Panel>
      <EditForm<CategoryValues>
        label={text.editTitle(category.title)}
        labels={text.fields}
        start={seenOf(category)}
        draft={`category:${id}`}
        save={(changed, version) => edit({ query: { id }, body: { ...bodyOf(changed), version } })}
        reload={reload}
        onSaved={saved}
        onCancel={leave}
      >
        <CategoryFields categories={categories} own={id} />
        <Soft>{text.addressStays}</Soft>
      </EditForm>
    </Panel>
  )
}

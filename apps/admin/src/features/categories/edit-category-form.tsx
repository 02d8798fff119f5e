import { useEditCategoryMutation, useLazyListCategoriesQuery } from '@hojreh/api/admin'
import type { AdminCategory } from '@hojreh/contract/admin'
import { paths } from '../../paths.ts'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { useGo } from '../../shared/go/use-go.ts'
import { Panel } from '../../shared/panel.tsx'
import { categoriesMessages as text } from './categories.messages.ts'
import { attributesText, attributesWords } from './category-attributes.ts'
import { bodyOf, CategoryFields, type CategoryValues, TOP } from './category-fields.tsx'

const valuesOf = (category: AdminCategory): CategoryValues => {
  const { title, description, parentId, slug, seoTitle, seoDescription, attributes } = category
  return {
    ...{ title, description, parentId: parentId ?? TOP, slug, seoTitle, seoDescription },
    attributes: attributesText(attributes),
  }
}

/** Renames, describes or moves a category. */
export const EditCategoryForm = ({
  category,
  categories,
}: {
  category: AdminCategory
  categories: readonly AdminCategory[]
}) => {
  const { id } = category
  const go = useGo()
  const [edit] = useEditCategoryMutation()
  const [load] = useLazyListCategoriesQuery()
  const leave = () => go(paths.categories)
  const reload = async () => {
    const { data = [] } = await load()
    return { data: data.find((one) => one.id === id) }
  }
  return (
    <Panel>
      <EditForm
        label={text.editTitle(category.title)}
        labels={text.fields}
        record={category}
        valuesOf={valuesOf}
        wordsOf={(field, value) => (field === 'attributes' ? attributesWords(value) : value)}
        draft={`category:${id}`}
        save={(changed, version) => edit({ query: { id }, body: { ...bodyOf(changed), version } })}
        reload={reload}
        saved={text.saved}
        onSaved={leave}
        onCancel={leave}
      >
        <CategoryFields categories={categories} own={id} />
      </EditForm>
    </Panel>
  )
}

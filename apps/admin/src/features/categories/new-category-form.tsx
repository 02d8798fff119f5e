import { useAddCategoryMutation } from '@hojreh/api/admin'
import type { AdminCategory } from '@hojreh/contract/admin'
import { paths } from '../../paths.ts'
import { NewForm } from '../../shared/edit/new-form.tsx'
import { Panel } from '../../shared/panel.tsx'
import { categoriesMessages as text } from './categories.messages.ts'
import { attributesOf, attributesText } from './category-attributes.ts'
import { CategoryFields, type CategoryValues, parentOf, TOP } from './category-fields.tsx'

const newCategory: CategoryValues = {
  ...{ title: '', description: '', parentId: TOP },
  ...{ slug: '', seoTitle: '', seoDescription: '', attributes: attributesText([]) },
}

/** A new category, last of its parent. */
export const NewCategoryForm = ({ categories }: { categories: readonly AdminCategory[] }) => {
  const [add] = useAddCategoryMutation()
  return (
    <Panel>
      <NewForm
        label={text.newTitle}
        values={newCategory}
        draft="category-new"
        add={({ parentId, attributes, ...typed }) =>
          add({ ...typed, parentId: parentOf(parentId), attributes: attributesOf(attributes) })
        }
        added={text.saved}
        hrefOf={() => paths.categories}
        submitLabel={text.save}
      >
        <CategoryFields categories={categories} />
      </NewForm>
    </Panel>
  )
}

import { useListCategoriesQuery } from '@hojreh/api/admin'
import { Link } from '@hojreh/ui'
import { categoriesMessages as text } from '../../features/categories/categories.messages.ts'
import { NewCategoryForm } from '../../features/categories/new-category-form.tsx'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft } from '../../shared/panel.tsx'

/** A new category. */
export const Component = () => {
  const categories = useListCategoriesQuery()
  return (
    <>
      <Link href={paths.categories}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={text.newTitle} />
      <Loaded query={categories}>{(all) => <NewCategoryForm categories={all} />}</Loaded>
    </>
  )
}

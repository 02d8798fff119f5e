import { useListCategoriesQuery } from '@hojreh/api/admin'
import { Button, EmptyState, Link } from '@hojreh/ui'
import SearchX from 'lucide-react/icons/search-x'
import { useParams } from 'react-router-dom'
import { categoriesMessages as text } from '../../features/categories/categories.messages.ts'
import { EditCategoryForm } from '../../features/categories/edit-category-form.tsx'
import { RemoveCategory } from '../../features/categories/remove-category.tsx'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft, Stack } from '../../shared/panel.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'

/** One category: its name, its place, and how to be rid of it. */
export const Component = () => {
  const { id = '' } = useParams()
  const query = useListCategoriesQuery(undefined, { refetchOnMountOrArgChange: true })
  const category = query.currentData?.find((one) => one.id === id)
  if (query.currentData && !category)
    return (
      <>
        <title>{text.missingTitle}</title>
        <EmptyState
          level={1}
          icon={<SearchX size={28} />}
          title={text.missingTitle}
          text={text.missing}
          actions={<Button href={paths.categories}>{text.title}</Button>}
        />
      </>
    )
  return (
    <>
      <Link href={paths.categories}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={category ? text.editTitle(category.title) : text.loading} />
      <Loaded query={query}>
        {(categories) =>
          category && (
            <Stack>
              <EditCategoryForm key={id} category={category} categories={categories} />
              <RemoveCategory category={category} categories={categories} />
              <RecordBooks subject={`category:${id}`} />
            </Stack>
          )
        }
      </Loaded>
    </>
  )
}

import { useListCategoriesQuery } from '@hojreh/api/admin'
import { Button, EmptyState } from '@hojreh/ui'
import FolderTree from 'lucide-react/icons/folder-tree'
import { categoriesMessages as text } from '../../features/categories/categories.messages.ts'
import { CategoryTree } from '../../features/categories/tree/category-tree.tsx'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft, Stack } from '../../shared/panel.tsx'
import { useRowKeys } from '../../shared/use-keys.ts'

/** The tree in which shoppers find goods. */
export const Component = () => {
  const categories = useListCategoriesQuery(undefined, { refetchOnMountOrArgChange: true })
  useRowKeys()
  return (
    <>
      <PageTitle title={text.title}>
        <Button href={paths['category-new']}>{text.add}</Button>
      </PageTitle>
      <Loaded query={categories}>
        {(shown) =>
          shown.length === 0 ? (
            <EmptyState icon={<FolderTree size={28} />} title={text.emptyTitle} text={text.none} />
          ) : (
            <Stack>
              <Soft>{text.lead}</Soft>
              <CategoryTree categories={shown} />
            </Stack>
          )
        }
      </Loaded>
    </>
  )
}

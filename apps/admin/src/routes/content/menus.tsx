import { useGetMenusQuery } from '@hojreh/api/admin'
import { menusMessages as text } from '../../features/menus/menus.messages.ts'
import { MenusForm } from '../../features/menus/menus-form.tsx'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Panel, Stack } from '../../shared/panel.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'

/** The links above and below every page. */
export const Component = () => {
  const may = useMay()
  const query = useGetMenusQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageTitle title={text.title} />
      <Loaded query={query}>
        {(menus) =>
          may('content.publish') ? (
            <Stack>
              {/* Another one after a reset: the form begins with the links that are there then. */}
              <MenusForm key={String(menus.isStarting)} menus={menus} />
              <RecordBooks subject="settings:menus" />
            </Stack>
          ) : (
            <Panel>{text.readOnly}</Panel>
          )
        }
      </Loaded>
    </>
  )
}

import { useListStaticPagesQuery } from '@hojreh/api/admin'
import { NewPage } from '../../features/static-pages/new-page.tsx'
import { StaticPageRows } from '../../features/static-pages/static-page-rows.tsx'
import { staticPagesMessages as text } from '../../features/static-pages/static-pages.messages.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Stack } from '../../shared/panel.tsx'
import { useRowKeys } from '../../shared/use-keys.ts'

/** The pages of texts: about us, permits, terms and those of the shop's own. */
export const Component = () => {
  const may = useMay()
  const pages = useListStaticPagesQuery(undefined, { refetchOnMountOrArgChange: true })
  useRowKeys()
  return (
    <>
      <PageTitle title={text.title} />
      <Loaded query={pages}>
        {(rows) => (
          <Stack>
            <StaticPageRows pages={rows} />
            {may('content.publish') && <NewPage />}
          </Stack>
        )}
      </Loaded>
    </>
  )
}

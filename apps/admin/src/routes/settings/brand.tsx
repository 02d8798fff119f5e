import { useGetBrandQuery } from '@hojreh/api/admin'
import { Link } from '@hojreh/ui'
import { brandMessages as text } from '../../features/brand/brand.messages.ts'
import { BrandForm } from '../../features/brand/brand-form.tsx'
import { LogoPart } from '../../features/brand/logo-part.tsx'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'

/** Logo and colour of the shop, as shoppers see them on every page. */
export const Component = () => {
  const brand = useGetBrandQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <Link href={paths.settings}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={text.title} />
      <Loaded query={brand}>
        {(shown) => (
          <Stack>
            <Panel>
              <h2>{text.logo}</h2>
              <LogoPart logo={shown.logo} />
            </Panel>
            <Panel>
              <h2>{text.form}</h2>
              <BrandForm brand={shown} />
            </Panel>
            <RecordBooks subject="settings:brand" />
          </Stack>
        )}
      </Loaded>
    </>
  )
}

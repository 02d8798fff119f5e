import { type ExportedGroup, exportedGroups } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { ExportGroup } from '../../features/shop-export/export-group.tsx'
import { mayTake } from '../../features/shop-export/may-take.ts'
import { shopExportMessages as text } from '../../features/shop-export/shop-export.messages.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../shared/me.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft, Stack } from '../../shared/panel.tsx'

const groups = Object.keys(exportedGroups) as ExportedGroup[]

/** The page that exports everything of the shop as files, so that merchants are not locked in. */
export const Component = () => {
  const may = useMay()
  const offered = groups
    .map((group) => ({ group, things: exportedGroups[group].filter((what) => mayTake(may, what)) }))
    .filter(({ things }) => things.length > 0)
  return (
    <>
      <PageTitle title={text.title}>
        {may('shop.import') && (
          <Button href={paths['moving-in']} variant="outlined" size="small">
            {text.movingIn}
          </Button>
        )}
        {may('orders.export') && (
          <Button href={paths.orders} variant="outlined" size="small">
            {text.orders}
          </Button>
        )}
      </PageTitle>
      <Stack>
        <p>
          {text.lead} <Soft>{text.limit}</Soft>
        </p>
        {may('shop.export') && offered.map((one) => <ExportGroup key={one.group} {...one} />)}
      </Stack>
    </>
  )
}

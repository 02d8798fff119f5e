import { exportedThings } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { ExportCard } from '../../features/shop-export/export-card.tsx'
import { shopExportMessages as text } from '../../features/shop-export/shop-export.messages.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../shared/me.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft, Stack } from '../../shared/panel.tsx'

/** Everything of the shop as files, so that nobody is locked in. */
export const Component = () => {
  const may = useMay()
  const offered = exportedThings.filter((what) => what !== 'customers' || may('customers.view'))
  return (
    <>
      <PageTitle title={text.title}>
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
        {may('shop.export') && offered.map((what) => <ExportCard key={what} what={what} />)}
      </Stack>
    </>
  )
}

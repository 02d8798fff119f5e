import { Global } from '@emotion/react'
import { type PrintSheet, printSheets } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button, EmptyState } from '@hojreh/ui'
import Printer from 'lucide-react/icons/printer'
import { useSearchParams } from 'react-router-dom'
import { GiftWarning } from '../../features/print/gift-warning.tsx'
import { InvoiceSheet } from '../../features/print/invoice-sheet.tsx'
import { LabelSheet } from '../../features/print/label-sheet.tsx'
import { printMessages as text } from '../../features/print/print.messages.ts'
import { printedParcels } from '../../features/print/printed-parcels.ts'
import { OnScreen, pageOf, Sheets } from '../../features/print/sheet.styles.ts'
import { SlipSheet } from '../../features/print/slip-sheet.tsx'
import { usePrint } from '../../features/print/use-print.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft } from '../../shared/panel.tsx'

const sheetOf = { slips: SlipSheet, labels: LabelSheet, invoices: InvoiceSheet }

/** Orders on paper, many in one print. The window to print opens by itself. */
export const Component = () => {
  const [search] = useSearchParams()
  const sheet = printSheets.find((name) => name === search.get('sheet')) ?? ('slips' satisfies PrintSheet)
  const ids = search.get('ids') ?? ''
  const query = usePrint(sheet, ids)
  const Sheet = sheetOf[sheet]
  const parcels = query.currentData?.orders.flatMap((order) => printedParcels(sheet, order)) ?? []
  return (
    <>
      <Global styles={pageOf(sheet)} />
      <OnScreen>
        <PageTitle title={text.title[sheet]}>
          <Button
            startIcon={<Printer size={18} />}
            disabled={!query.currentData}
            onClick={() => window.print()}
          >
            {text.print}
          </Button>
        </PageTitle>
        {query.currentData && <Soft>{text.lead(formatNumber(parcels.length))}</Soft>}
        {sheet === 'invoices' && query.currentData && <GiftWarning orders={query.currentData.orders} />}
        {sheet === 'labels' && <Soft>{text.labelHint}</Soft>}
      </OnScreen>
      {ids ? (
        <Loaded query={query}>
          {({ seller }) => (
            <Sheets tabIndex={0} role="region" aria-label={text.sheets}>
              {parcels.map(({ order, number }) => (
                <Sheet key={`${order.id}:${number}`} order={order} seller={seller} number={number} />
              ))}
            </Sheets>
          )}
        </Loaded>
      ) : (
        <EmptyState
          icon={<Printer size={28} />}
          title={text.noneTitle}
          text={text.none}
          actions={
            <Button variant="outlined" href={paths.orders}>
              {text.toOrders}
            </Button>
          }
        />
      )}
    </>
  )
}

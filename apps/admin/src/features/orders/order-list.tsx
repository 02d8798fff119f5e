import type { AdminResponseOf } from '@hojreh/api/admin'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { MoreRows } from '../../shared/more-rows.tsx'
import { orderHref } from '../../shared/order-href.ts'
import { useSelection } from '../../shared/use-selection.ts'
import { InArchive, ToArchive } from './archive-links.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { BulkOutcome } from './bulk-outcome.tsx'
import { ExportOrders } from './export-orders.tsx'
import { OrderRows } from './order-rows.tsx'
import { namesOf, PickView } from './pick-view.tsx'
import { useBulkActs } from './use-bulk-acts.ts'

type OrderListProps = AdminResponseOf<'listOrders'> & {
  /** In the place of rows where there are none. */
  none: ReactNode
}

/**
 * The rows of a view, what is picked of them, and what may be done with that. It stays where an act took the last rows out
 * of the view: what became of them has to be told.
 */
export const OrderList = ({ items, total, next, among, none }: OrderListProps) => {
  const [search] = useSearchParams()
  const selection = useSelection(namesOf(items))
  const { picked } = selection
  const bulk = useBulkActs(picked, selection.setPicked)
  const isPagePicked = items.length > 0 && items.every(({ id }) => picked.has(id))
  const isMore = total > items.length && picked.size < total
  return (
    <>
      {bulk.outcome && <BulkOutcome outcome={bulk.outcome} onClose={bulk.forget} />}
      {among === 'archived' && <InArchive search={search} />}
      {items.length > 0 && (
        <OrderRows orders={items} hrefOf={(id) => orderHref(id, search)} selection={selection} />
      )}
      {total === 0 && none}
      {isPagePicked && isMore && <PickView search={search} total={total} onPick={selection.setPicked} />}
      {picked.size > 0 && (
        <BulkBar
          ids={[...picked.keys()]}
          isBusy={bulk.isBusy}
          onAct={(act) => void bulk.act(act)}
          onClear={selection.clear}
        />
      )}
      {total > 0 && <MoreRows total={total} next={next} />}
      {among === 'current' && <ToArchive search={search} />}
      {total > 0 && <ExportOrders search={search} />}
    </>
  )
}

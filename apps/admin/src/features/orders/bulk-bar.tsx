import { formatNumber } from '@hojreh/persian'
import { Button, IconButton } from '@hojreh/ui'
import X from 'lucide-react/icons/x'
import { StickyBar } from '../../shared/bars/sticky-bar.ts'
import { useMay } from '../../shared/me.ts'
import { PrintLinks } from '../../shared/print-links.tsx'
import { ordersMessages as text } from './orders.messages.ts'
import type { BulkAct } from './use-bulk-acts.ts'

/** What may be done with all that is picked. */
export const BulkBar = ({
  ids,
  isBusy,
  onAct,
  onClear,
}: {
  ids: readonly string[]
  isBusy: boolean
  onAct: (act: BulkAct) => void
  onClear: () => void
}) => {
  const may = useMay()
  return (
    <StickyBar aria-label={text.bulk}>
      <b role="status">{text.picked(formatNumber(ids.length))}</b>
      <IconButton label={text.unpick} onClick={onClear}>
        <X size={20} />
      </IconButton>
      {may('orders.pack') && (
        <>
          <Button size="small" loading={isBusy} onClick={() => onAct('startPackingOrders')}>
            {text.bulkActs.startPackingOrders}
          </Button>
          <Button variant="outlined" size="small" loading={isBusy} onClick={() => onAct('deliverOrders')}>
            {text.bulkActs.deliverOrders}
          </Button>
        </>
      )}
      <PrintLinks ids={ids} />
    </StickyBar>
  )
}

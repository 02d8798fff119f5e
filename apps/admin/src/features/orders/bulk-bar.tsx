import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@hojreh/persian'
import { Button, color, corner, floating, from, IconButton } from '@hojreh/ui'
import X from 'lucide-react/icons/x'
import { useMay } from '../../shared/me.ts'
import { PrintLinks } from '../../shared/print-links.tsx'
import { ordersMessages as text } from './orders.messages.ts'
import type { BulkAct } from './use-bulk-acts.ts'

/** Stays in sight; on phones above the menu at the bottom. */
const Bar = styled.section(
  css({
    position: 'sticky',
    insetBlockEnd: 'calc(68px + env(safe-area-inset-bottom))',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    marginBlockStart: 12,
    paddingBlock: 6,
    paddingInline: 12,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    boxShadow: floating,
    '& > b': { marginInlineEnd: 'auto' },
    [from.desktop]: { insetBlockEnd: 16 },
    '@media print': { display: 'none' },
  }),
)

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
    <Bar aria-label={text.bulk}>
      <b role="status">{text.picked(formatNumber(ids.length))}</b>
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
      <IconButton label={text.unpick} onClick={onClear}>
        <X size={20} />
      </IconButton>
    </Bar>
  )
}

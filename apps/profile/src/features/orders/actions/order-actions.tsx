import { useErrorToast } from '@hojreh/app'
import type { OrderDetails } from '@hojreh/contract'
import { Button } from '@hojreh/ui'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Repeat from 'lucide-react/icons/repeat'
import { Panel, Stack } from '../../../shared/panel.tsx'
import { ReturnOrder } from '../return/return-order.tsx'
import { orderActionsMessages as text } from './order-actions.messages.ts'
import { useCancelOrder } from './use-cancel-order.ts'
import { useReorder } from './use-reorder.ts'

const invoiceUrl = (id: string) => `/api/order/invoice?id=${id}`

/** What can be done with an order besides paying it. */
export const OrderActions = ({ order }: { order: OrderDetails }) => {
  const tellError = useErrorToast()
  const { reorder, isReordering } = useReorder(tellError)
  const { cancel, isCancelling } = useCancelOrder(tellError)
  return (
    <Panel>
      <h2>{text.actions}</h2>
      <Stack>
        <Button
          variant="outlined"
          fullWidth
          startIcon={<ReceiptText size={18} />}
          href={invoiceUrl(order.id)}
        >
          {text.invoice}
        </Button>
        <Button
          variant="outlined"
          fullWidth
          loading={isReordering}
          startIcon={<Repeat size={18} />}
          onClick={() => void reorder(order.id)}
        >
          {text.reorder}
        </Button>
        {order.canCancel && (
          <Button variant="text" fullWidth loading={isCancelling} onClick={() => void cancel(order)}>
            {text.cancel}
          </Button>
        )}
        {order.canReturn && <ReturnOrder orderId={order.id} />}
      </Stack>
    </Panel>
  )
}

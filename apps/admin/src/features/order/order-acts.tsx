import { useCancelOrderMutation, useDeliverOrderMutation, useStartPackingMutation } from '@hojreh/api/admin'
import { useConfirm } from '@hojreh/app'
import type { OrderAct, OrderRecord } from '@hojreh/contract/admin'
import { useAct } from '../../shared/acts/use-act.ts'
import { CodeForm } from './code-form.tsx'
import { orderMessages as text } from './order.messages.ts'
import { ActButton, Acts } from './order.styles.ts'
import { isInParcels } from './parcel.rules.ts'
import { ShipForm } from './ship-form.tsx'

interface ActProps {
  order: OrderRecord
  isNext: boolean
}

const useQuickActs = ({ id }: OrderRecord) => {
  const [startPacking, packing] = useStartPackingMutation()
  const [deliver, delivering] = useDeliverOrderMutation()
  const [cancel, cancelling] = useCancelOrderMutation()
  const confirm = useConfirm()
  const act = useAct()
  const question = {
    title: text.cancelTitle,
    text: text.cancelText,
    confirmLabel: text.cancelYes,
    cancelLabel: text.cancelNo,
    isDangerous: true,
  }
  return {
    isBusy: packing.isLoading || delivering.isLoading || cancelling.isLoading,
    startPacking: () => act(startPacking({ id }), text.done.startPacking),
    deliverOrder: () => act(deliver({ id }), text.done.deliverOrder),
    cancelOrder: async () => (await confirm(question)) && act(cancel({ id }), text.done.cancelOrder),
  }
}
type QuickAct = keyof typeof text.acts

const QuickButton = ({ order, act, isNext }: ActProps & { act: QuickAct }) => {
  const { isBusy, ...acts } = useQuickActs(order)
  const isLast = act === 'cancelOrder'
  return (
    <ActButton
      variant={isNext ? 'contained' : isLast ? 'text' : 'outlined'}
      color={isLast ? 'error' : 'primary'}
      loading={isBusy}
      isLast={isLast}
      onClick={() => void acts[act]()}
    >
      {text.acts[act]}
    </ActButton>
  )
}

/** Those that have a place of their own on the page: a report beside its receipt, a note in the line of time, an address at its receiver. */
const elsewhere: readonly OrderAct[] = [
  'acceptCardReport',
  'rejectCardReport',
  'takeReturn',
  'refuseReturn',
  'addOrderNote',
  'editOrderAddress',
  'editOrderLines',
]

/** What may be done now: the next step of the order is the only filled button, and what ends it stands apart. */
export const OrderActs = ({ order }: { order: OrderRecord }) => {
  // Of several parcels each has its code, and its arrival; all of them together arrive when all have left.
  const atParcels: readonly OrderAct[] = isInParcels(order)
    ? ['setTrackingCode', ...(order.isPartlySent ? (['deliverOrder'] as const) : [])]
    : []
  const acts = order.acts.filter((act) => !elsewhere.includes(act) && !atParcels.includes(act))
  if (acts.length === 0) return null
  const [next] = order.acts
  return (
    <Acts>
      {acts.map((act) => {
        const isNext = act === next && act !== 'cancelOrder'
        if (act === 'shipOrder') return <ShipForm key={`${act}:${order.parcels.length}`} order={order} />
        if (act === 'setTrackingCode')
          return <CodeForm key={act} orderId={order.id} trackingCode={order.trackingCode ?? ''} />
        return <QuickButton key={act} order={order} act={act as QuickAct} isNext={isNext} />
      })}
    </Acts>
  )
}

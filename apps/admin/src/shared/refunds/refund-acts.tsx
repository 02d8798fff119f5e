import {
  useApproveRefundMutation,
  useDropRefundMutation,
  usePrepareRefundMutation,
  useRefuseRefundMutation,
  useSendRefundMutation,
} from '@hojreh/api/admin'
import type { Approval } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { useAct } from '../acts/use-act.ts'
import { useMay } from '../me.ts'
import { Row, Soft } from '../panel.tsx'
import { FinishForm } from './finish-form.tsx'
import { refundMessages as text } from './refunds.messages.ts'

/** A refund that is owed or prepared, as every page shows it. */
export interface OpenRefund {
  orderId: string
  paymentId: string
  /** Null: none is prepared. */
  refundId: string | null
  state: 'owed' | 'prepared'
  approval: Approval | null
  /** The gateway sends it back when it is told to. */
  isByGateway: boolean
}

const PrepareButton = ({ orderId, paymentId, refundId }: OpenRefund) => {
  const [prepare, { isLoading }] = usePrepareRefundMutation()
  const act = useAct()
  const body = { paymentId, ...(refundId !== null && { refundId }) }
  return (
    <Button
      loading={isLoading}
      onClick={() => void act(prepare({ query: { orderId }, body }), text.prepared)}
    >
      {text.prepare}
    </Button>
  )
}

const Decision = ({ refundId, isOwn }: { refundId: string; isOwn: boolean }) => {
  const [approve, approving] = useApproveRefundMutation()
  const [refuse, refusing] = useRefuseRefundMutation()
  const act = useAct()
  const isBusy = approving.isLoading || refusing.isLoading
  return (
    <>
      <Button
        variant={isOwn ? 'outlined' : 'contained'}
        loading={isBusy}
        onClick={() => void act(approve({ id: refundId }), text.approved)}
      >
        {text.approve}
      </Button>
      <Button
        variant="outlined"
        color="error"
        disabled={isBusy}
        onClick={() => void act(refuse({ id: refundId }), text.refused)}
      >
        {text.refuse}
      </Button>
    </>
  )
}

const SendButton = ({ refundId }: { refundId: string }) => {
  const [send, { isLoading }] = useSendRefundMutation()
  const act = useAct()
  return (
    <Row>
      <Button loading={isLoading} onClick={() => void act(send({ id: refundId }), text.sent)}>
        {text.send}
      </Button>
      <Soft>{text.sendText}</Soft>
    </Row>
  )
}

const DropButton = ({ refundId }: { refundId: string }) => {
  const [drop, { isLoading }] = useDropRefundMutation()
  const act = useAct()
  return (
    <Button
      variant="text"
      color="error"
      loading={isLoading}
      onClick={() => void act(drop({ id: refundId }), text.dropped)}
    >
      {text.drop}
    </Button>
  )
}

const Waiting = ({ approval }: { approval: Approval }) => {
  if (approval.state === 'expired') return <Soft>{text.expired}</Soft>
  return <Soft>{approval.isOwn ? text.ownText : text.waitsText(approval.preparedByName)}</Soft>
}

/** The next act of a refund: prepare it, approve what a colleague prepared, send it or record that the bank sent it. */
export const RefundActs = (refund: OpenRefund) => {
  const may = useMay()
  const { refundId, state, approval, isByGateway } = refund
  if (!may('refunds.prepare')) return null
  if (state === 'owed' || refundId === null) return <PrepareButton {...refund} />
  const isAllowed = approval === null || approval.state === 'approved'
  return (
    <>
      {approval && !isAllowed && <Waiting approval={approval} />}
      {isAllowed && (isByGateway ? <SendButton refundId={refundId} /> : <FinishForm refundId={refundId} />)}
      <Row>
        {approval?.state === 'waiting' && may('refunds.approve') && (
          <Decision refundId={refundId} isOwn={approval.isOwn} />
        )}
        <DropButton refundId={refundId} />
      </Row>
    </>
  )
}

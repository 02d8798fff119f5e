import { useWithdrawOrderEditMutation } from '@hojreh/api/admin'
import { useConfirm } from '@hojreh/app'
import type { OrderEdit, OrderRecord } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { Button, StatusChip, Toman } from '@hojreh/ui'
import { useAct } from '../../../shared/acts/use-act.ts'
import { Amounts, Fact } from '../../../shared/facts.tsx'
import { useMay } from '../../../shared/me.ts'
import { Panel, Row, Soft, Stack } from '../../../shared/panel.tsx'
import { ChangedLines } from './changed-lines.tsx'
import { orderEditMessages } from './edit.messages.ts'
import { ReceiveForm } from './receive-form.tsx'

const text = orderEditMessages.open

const Withdraw = ({ orderId }: { orderId: string }) => {
  const [withdraw, { isLoading }] = useWithdrawOrderEditMutation()
  const confirm = useConfirm()
  const act = useAct()
  const question = {
    title: text.withdrawTitle,
    text: text.withdrawText,
    confirmLabel: text.withdrawYes,
    cancelLabel: text.withdrawNo,
    isDangerous: true,
  }
  const ask = async () => (await confirm(question)) && act(withdraw({ id: orderId }), text.withdrawn)
  return (
    <div>
      <Button variant="text" color="error" loading={isLoading} onClick={() => void ask()}>
        {text.withdraw}
      </Button>
    </div>
  )
}

/** An edit that waits for its money, or for a look at the order's transfer; what may be done with it. */
export const OpenEdit = ({ order, edit }: { order: OrderRecord; edit: OrderEdit }) => {
  const may = useMay()
  return (
    <Panel>
      <h2>{text.title}</h2>
      <Stack>
        <Row>
          <StatusChip tone="warning">{edit.isOfPaid ? text.due : text.review}</StatusChip>
        </Row>
        <ChangedLines edit={edit} />
        <Amounts>
          <Fact label={orderEditMessages.sums.total}>
            <Toman rial={edit.totalAfter} />
          </Fact>
          {edit.isOfPaid && (
            <Fact label={orderEditMessages.sums.more} kind="total">
              <Toman rial={edit.totalAfter - edit.totalBefore} />
            </Fact>
          )}
        </Amounts>
        {edit.heldUntil && <Soft>{text.until(formatJalaliDateTime(edit.heldUntil))}</Soft>}
        {edit.isOfPaid && may('payments.review') && <ReceiveForm orderId={order.id} />}
        {may('orders.lines') && <Withdraw orderId={order.id} />}
      </Stack>
    </Panel>
  )
}

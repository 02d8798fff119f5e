import { usePrepareRefundMutation } from '@hojreh/api/admin'
import type { OrderRecord } from '@hojreh/contract/admin'
import { toLatinDigits } from '@hojreh/persian'
import { Button, FormField, SubmitButton, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { useMay } from '../../shared/me.ts'
import { Row, Stack } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import { orderMessages as text } from './order.messages.ts'

interface Values {
  toman: string
  note?: string
}
const RIAL_IN_TOMAN = 10

const tomanOf = (typed: string) => Number(toLatinDigits(typed).replace(/[\s,٬،]/g, ''))
const isSum = (typed: string) =>
  Number.isInteger(tomanOf(typed)) && tomanOf(typed) > 0 ? undefined : text.sumNeeded

/** A part of what was paid goes back while the goods stay: what did not come, what was dearer than it should be. */
export const PartRefund = ({ order }: { order: OrderRecord }) => {
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const [prepare] = usePrepareRefundMutation()
  const paid = order.payments.find(({ status, remaining }) => status === 'paid' && remaining > 0)
  if (!paid || !may('refunds.prepare')) return null
  if (!isOpen)
    return (
      <Row>
        <Button variant="text" onClick={() => setOpen(true)}>
          {text.partRefund}
        </Button>
      </Row>
    )
  const send = async ({ toman, note = '' }: Values) => {
    const body = { paymentId: paid.id, amount: tomanOf(toman) * RIAL_IN_TOMAN, note }
    const { error } = await prepare({ query: { orderId: order.id }, body })
    if (error) return refusalOf(error, 'toman')
    setOpen(false)
    return undefined
  }
  return (
    <Form<Values>
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.partRefund}>
          <Stack>
            <KeepDraft id={`part-refund:${order.id}`} />
            <FormField
              as={TextInput}
              name="toman"
              label={text.sumInToman}
              hasPersianDigits
              isRequired
              autoFocus
              validate={isSum}
            />
            <FormField as={TextInput} name="note" label={text.refundNote} />
            <Row>
              <SubmitButton>{text.preparePart}</SubmitButton>
              <Button variant="text" onClick={() => setOpen(false)}>
                {text.close}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    />
  )
}

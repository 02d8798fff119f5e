import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useMoveStockMutation } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { type MoveReason, moveReasons } from '@hojreh/contract/admin'
import { FormField, from, Select, SubmitButton, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { Row } from '../../../shared/panel.tsx'
import { refusalOf } from '../../../shared/refusal-of.ts'
import { numberOf } from '../../../shared/typed/typed-number.ts'
import { stockMessages as text } from './stock.messages.ts'

const Fields = styled.form(
  css({
    display: 'grid',
    gap: 16,
    [from.tablet]: { gridTemplateColumns: '1fr 1fr 2fr' },
  }),
)

interface Values {
  reason: MoveReason
  count: string
  note: string
}
const empty: Values = { reason: 'received', count: '', note: '' }
const reasons = moveReasons.map((value) => ({ value, label: text.reasons[value] }))

/** Goods in or out, or a count. It is a difference to what stands here: what is sold meanwhile is not overwritten. */
export const StockForm = ({ productId, onHand }: { productId: string; onHand: number }) => {
  const dispatch = useDispatch()
  const [move] = useMoveStockMutation()
  const [round, setRound] = useState(0)
  const submit = async ({ reason, count, note }: Values) => {
    const seen = reason === 'counted' ? onHand : null
    const body = { reason, count: numberOf(count), note, seen }
    const { error } = await move({ query: { id: productId }, body })
    if (error) return refusalOf(error, 'count')
    dispatch(toastShown({ kind: 'success', title: text.done, lifeMs: limits.toastLifeMs.auth }))
    setRound(round + 1)
    return undefined
  }
  return (
    <Form<Values>
      key={round}
      initialValues={empty}
      subscription={{ values: true }}
      onSubmit={submit}
      render={({ handleSubmit, values: { reason } }) => (
        <Fields onSubmit={handleSubmit} noValidate aria-label={text.form}>
          <FormField as={Select} name="reason" label={text.reason} options={reasons} />
          <FormField
            as={TextInput}
            name="count"
            label={reason === 'counted' ? text.count.counted : text.count.moved}
            type="number"
            dir="ltr"
            isRequired
          />
          <FormField as={TextInput} name="note" label={text.note} maxLength={200} />
          <Row>
            <SubmitButton variant="outlined" size="small">
              {text.send}
            </SubmitButton>
          </Row>
        </Fields>
      )}
    />
  )
}

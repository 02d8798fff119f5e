import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ApiError } from '@hojreh/api'
import { type AdminResponseOf, useQuoteOrderEditQuery } from '@hojreh/api/admin'
import { useSettled } from '@hojreh/app'
import { type OrderRecord, phoneOrderHours } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { color, corner, FormField, Select, Toman } from '@hojreh/ui'
import { type RefObject, useEffect } from 'react'
import { useField } from 'react-final-form'
import { Amounts, Fact } from '../../../shared/facts.tsx'
import { Soft, Warning } from '../../../shared/panel.tsx'
import { orderEditMessages as text } from './edit.messages.ts'
import { type EditedLine, isSame, outcomeOf, wantedOf } from './edit-lines.rules.ts'

const Box = styled.div(
  css({
    display: 'grid',
    gap: 10,
    padding: 14,
    borderRadius: corner.small,
    backgroundColor: color.sunken,
    '& strong': { fontWeight: 700 },
  }),
)

const hours = phoneOrderHours.map((count) => ({
  value: String(count),
  label: text.hours(toPersianDigits(count)),
}))
const words = { review: text.reviewText, unpaid: text.unpaidText, more: text.moreText, less: text.lessText }

const Sums = ({ order, quote }: { order: OrderRecord; quote: AdminResponseOf<'quoteOrderEdit'> }) => {
  const outcome = outcomeOf(order, quote)
  const { difference } = quote
  return (
    <>
      <Amounts>
        <Fact label={text.sums.goods}>
          <Toman rial={quote.goodsTotal} />
        </Fact>
        {(quote.couponDiscount > 0 || order.couponDiscount > 0) && (
          <Fact label={text.sums.coupon}>
            <Toman rial={-quote.couponDiscount} />
          </Fact>
        )}
        <Fact label={text.sums.shipping}>
          <Toman rial={quote.shippingFee} />
        </Fact>
        <Fact label={text.sums.total} kind="total">
          <Toman rial={quote.total} />
        </Fact>
        {quote.isOfPaid && difference !== 0 && (
          <Fact label={difference > 0 ? text.sums.more : text.sums.less} kind="total">
            <Toman rial={Math.abs(difference)} />
          </Fact>
        )}
      </Amounts>
      {(outcome !== 'less' || difference < 0) && <Soft>{words[outcome]}</Soft>}
      {(outcome === 'more' || outcome === 'review') && (
        <FormField as={Select} name="heldHours" label={text.held} options={hours} />
      )}
    </>
  )
}

/** What the order would cost, and who would owe whom how much, before anything is saved. */
export const EditTerms = ({ order, told }: { order: OrderRecord; told: RefObject<number | null> }) => {
  const { input } = useField<readonly EditedLine[]>('lines', { subscription: { value: true } })
  const goods = wantedOf(input.value).map(({ productId, count }) => `${productId}.${count}`)
  const settled = useSettled(goods.join(' '))
  const isIdle = goods.length === 0 || isSame(order, input.value)
  // Until the goods have settled, those of before stand there, of which the server says that nothing changes.
  const isCurrent = !isIdle && settled === goods.join(' ')
  const { currentData, error } = useQuoteOrderEditQuery(
    { id: order.id, goods },
    { skip: !isCurrent, refetchOnMountOrArgChange: true },
  )
  const quote = isCurrent ? currentData : undefined
  useEffect(() => {
    told.current = quote?.total ?? null
  }, [told, quote])
  return (
    <Box role="status">
      {quote && <Sums order={order} quote={quote} />}
      {!quote && isCurrent && error && <Warning>{(error as ApiError).message}</Warning>}
      {isIdle && <Soft>{goods.length === 0 ? text.none : text.noSum}</Soft>}
      <Soft>{text.rule}</Soft>
    </Box>
  )
}

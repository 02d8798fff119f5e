import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { phoneOrderHours } from '@hojreh/contract/admin'
import { formatToman, toPersianDigits } from '@hojreh/persian'
import { color, FormField, Select, Textarea, TextInput, Toman } from '@hojreh/ui'
import { type RefObject, useEffect } from 'react'
import { Amounts, Fact } from '../../shared/facts.tsx'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'
import { phoneOrderMessages as text } from './phone-order.messages.ts'
import { phoneOrderRules as rules } from './phone-order-values.ts'
import { useQuote } from './use-quote.ts'

/** What stands on the screen, and how it is counted anew. */
export interface Told {
  total: number | null
  recount: () => void
}

const Sums = styled.div(
  css({ marginBlockStart: 12, paddingBlockStart: 12, borderBlockStart: `1px dashed ${color.lineStrong}` }),
)

const hours = phoneOrderHours.map((count) => ({
  value: String(count),
  label: text.hours(toPersianDigits(count)),
}))

/** How it is sent and paid, and what it comes to. */
export const Terms = ({ told }: { told: RefObject<Told> }) => {
  const { data: quote, isUninitialized, refetch } = useQuote()
  const shown = isUninitialized ? undefined : quote
  useEffect(() => {
    told.current = {
      total: shown?.total ?? null,
      recount: () => void (isUninitialized || refetch()),
    }
  }, [told, shown, isUninitialized, refetch])
  const methods = shown?.methods ?? []
  return (
    <Panel>
      <h2>{text.terms}</h2>
      <Stack>
        <FormField
          as={Select}
          name="shippingMethodId"
          label={text.method}
          hint={methods.length === 0 ? text.noPlace : undefined}
          options={methods.map(({ id, title, fee, isFree }) => ({
            value: id,
            label: text.methodOf(title, isFree ? text.free : formatToman(fee)),
          }))}
          isRequired
          validate={rules.shippingMethodId}
        />
        <FormField
          as={TextInput}
          name="couponCode"
          label={text.coupon}
          hint={shown?.couponProblem ?? undefined}
          dir="ltr"
          maxLength={40}
        />
        <FormField as={Textarea} name="note" label={text.note} rows={2} />
        <FormField as={Select} name="heldHours" label={text.held} hint={text.heldHint} options={hours} />
      </Stack>
      <Sums role="status">
        {shown ? (
          <Amounts>
            <Fact label={text.sums.goods}>
              <Toman rial={shown.goodsTotal} />
            </Fact>
            {shown.couponDiscount > 0 && (
              <Fact label={text.sums.coupon}>
                <Toman rial={-shown.couponDiscount} />
              </Fact>
            )}
            {shown.shippingFee !== null && (
              <Fact label={text.sums.shipping}>
                <Toman rial={shown.shippingFee} />
              </Fact>
            )}
            {shown.total !== null && (
              <Fact label={text.sums.total} kind="total">
                <Toman rial={shown.total} />
              </Fact>
            )}
          </Amounts>
        ) : (
          <Soft>{text.noSum}</Soft>
        )}
      </Sums>
    </Panel>
  )
}

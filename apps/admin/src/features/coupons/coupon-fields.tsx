import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { FormField, from, Select, TextInput } from '@hojreh/ui'
import { useFormState } from 'react-final-form'
import { DayInput } from '../../shared/day/day-input.tsx'
import { useGoodsChoices } from '../../shared/goods/use-goods-choices.ts'
import { TomanInput } from '../../shared/money/toman-input.tsx'
import type { CouponValues } from './coupon-values.ts'
import { couponChoices } from './coupon-words.ts'
import { couponsMessages as text } from './coupons.messages.ts'

const Fields = styled.div(
  css({
    display: 'grid',
    gap: 16,
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
)

const figures = { dir: 'ltr', hasPersianDigits: true, inputMode: 'numeric' } as const
const bounds = ['minTotal', 'maxDiscount', 'maxUses', 'maxUsesPerCustomer'] as const
const times = ['firstDay', 'lastDay'] as const

/** What is typed of a coupon: its value, its conditions and its end. */
export const CouponFields = ({
  isNew = false,
  isUsed = false,
}: {
  isNew?: boolean
  /** What it is worth stays then. */
  isUsed?: boolean
}) => {
  const { categories } = useGoodsChoices(text.everyCategory)
  const {
    values: { kind },
  } = useFormState<CouponValues>({ subscription: { values: true } })
  return (
    <Fields>
      {isNew && (
        <FormField as={TextInput} name="code" label={text.code} hint={text.codeHint} dir="ltr" isRequired />
      )}
      <FormField
        as={TextInput}
        name="title"
        label={text.name}
        hint={text.nameHint}
        maxLength={60}
        isRequired
      />
      <FormField
        as={Select}
        name="applies"
        label={text.applies}
        hint={text.appliesHint}
        options={couponChoices.applies}
      />
      <FormField as={Select} name="kind" label={text.kind} options={couponChoices.kind} disabled={isUsed} />
      {kind !== 'free_shipping' && (
        <FormField
          as={kind === 'fixed' ? TomanInput : TextInput}
          name="value"
          label={text.value[kind]}
          isRequired
          disabled={isUsed}
          {...figures}
        />
      )}
      {kind === 'bundle' && (
        <FormField
          as={TextInput}
          name="bundleSize"
          label={text.bundleSize}
          hint={text.bundleHint}
          isRequired
          disabled={isUsed}
          {...figures}
        />
      )}
      <FormField as={Select} name="category" label={text.category} options={categories} disabled={isUsed} />
      {bounds.map((name) => (
        <FormField
          key={name}
          as={name === 'minTotal' || name === 'maxDiscount' ? TomanInput : TextInput}
          name={name}
          label={text[name]}
          placeholder={text.empty}
          {...figures}
        />
      ))}
      <FormField as={Select} name="firstOrder" label={text.firstOrder} options={couponChoices.firstOrder} />
      {times.map((name) => (
        <FormField
          key={name}
          as={DayInput}
          name={name}
          label={text[name]}
          hint={text.timeHint}
          placeholder={text.dayPlaceholder}
        />
      ))}
    </Fields>
  )
}

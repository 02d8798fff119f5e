import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { couponKinds } from '@hojreh/contract/admin'
import { FormField, from, Select, SubmitButton, TextInput } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { useGoodsChoices } from '../../shared/goods/use-goods-choices.ts'
import { Panel, Row } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import type { CouponValues } from './coupon-values.ts'
import { couponsMessages as text } from './coupons.messages.ts'

const Fields = styled.form(
  css({
    display: 'grid',
    gap: 8,
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 16 },
  }),
)

const kinds = couponKinds.map((value) => ({ value, label: text.kinds[value] }))
const firstOrders = (['no', 'yes'] as const).map((value) => ({ value, label: text.firstOrders[value] }))
const ways = (['typed', 'itself'] as const).map((value) => ({ value, label: text.appliesWays[value] }))
const figures = { dir: 'ltr', hasPersianDigits: true, inputMode: 'numeric' } as const
const bounds = ['minTotal', 'maxDiscount', 'maxUses', 'maxUsesPerCustomer'] as const
const days = ['firstDay', 'lastDay'] as const

/** The form of a coupon: its value, its conditions and its end. Messages of the server stand at their fields. */
export const CouponForm = ({
  values,
  isNew = false,
  isUsed = false,
  send,
}: {
  values: CouponValues
  isNew?: boolean
  /** What it is worth stays then. */
  isUsed?: boolean
  send: (values: CouponValues) => Promise<{ error?: unknown }>
}) => {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { categories } = useGoodsChoices(text.everyCategory)
  const submit = async (typed: CouponValues) => {
    const { error } = await send(typed)
    if (error) return refusalOf(error)
    dispatch(toastShown({ kind: 'success', title: text.saved, lifeMs: limits.toastLifeMs.auth }))
    void navigate(paths.coupons)
    return undefined
  }
  return (
    <Panel>
      <Form<CouponValues>
        initialValues={values}
        subscription={{ values: true }}
        onSubmit={submit}
        render={({ handleSubmit, values: { kind } }) => (
          <Fields onSubmit={handleSubmit} noValidate aria-label={text.save}>
            <KeepDraft id={isNew ? 'coupon-new' : `coupon:${values.code}`} />
            {isNew && (
              <FormField
                as={TextInput}
                name="code"
                label={text.code}
                hint={text.codeHint}
                dir="ltr"
                isRequired
              />
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
              options={ways}
            />
            <FormField as={Select} name="kind" label={text.kind} options={kinds} disabled={isUsed} />
            {kind !== 'free_shipping' && (
              <FormField
                as={TextInput}
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
            <FormField
              as={Select}
              name="category"
              label={text.category}
              options={categories}
              disabled={isUsed}
            />
            {bounds.map((name) => (
              <FormField
                key={name}
                as={TextInput}
                name={name}
                label={text[name]}
                placeholder={text.empty}
                {...figures}
              />
            ))}
            <FormField as={Select} name="firstOrder" label={text.firstOrder} options={firstOrders} />
            {days.map((name) => (
              <FormField
                key={name}
                as={TextInput}
                name={name}
                label={text[name]}
                placeholder={text.dayPlaceholder}
                {...figures}
              />
            ))}
            <Row>
              <SubmitButton needsChange={!isNew}>{text.save}</SubmitButton>
            </Row>
          </Fields>
        )}
      />
    </Panel>
  )
}

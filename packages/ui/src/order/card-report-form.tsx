import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Form } from 'react-final-form'
import type { FieldMessages } from '../fields/field-props.ts'
import { FormField, type Validator } from '../fields/form-field.tsx'
import { FormValue } from '../fields/form-value.tsx'
import { StillMissing } from '../fields/missing/still-missing.tsx'
import { Select, type SelectOption } from '../fields/select.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { from } from '../theme/tokens.ts'
import { Wide } from './address-form.styles.ts'
import { orderMessages } from './order.messages.ts'
import { ReceiptInput } from './receipt-input.tsx'

const text = orderMessages.card

const Grid = styled.form(
  css({
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
)

export type CardReportValues = {
  trackingCode: string
  cardLast4: string
  /** Toman. */
  amount: string
  /** One of `days`. */
  day: string
  /** `۱۴:۳۰` */
  time: string
}
export type CardReportFormProps = {
  days: readonly SelectOption[]
  initialValues?: Partial<CardReportValues>
  validators?: Partial<Record<keyof CardReportValues, Validator>>
  /** Resolves to messages by field when refused; `receiptImage` is the picture's. */
  onSubmit: (values: CardReportValues, receipt: File | undefined) => Promise<FieldMessages | undefined>
}

/** What the customer reports of a transfer from card to card. */
export const CardReportForm = ({ days, initialValues, validators = {}, onSubmit }: CardReportFormProps) => {
  return (
    <Form<CardReportValues & { receiptImage?: File }>
      initialValues={{ trackingCode: '', cardLast4: '', amount: '', day: '', time: '', ...initialValues }}
      keepDirtyOnReinitialize
      subscription={{}}
      onSubmit={({ receiptImage, ...values }) => onSubmit(values, receiptImage)}
      render={({ handleSubmit }) => (
        <Grid onSubmit={handleSubmit} noValidate>
          <FormField
            as={TextInput}
            name="trackingCode"
            label={text.trackingCode}
            type="number"
            dir="ltr"
            isRequired
            validate={validators.trackingCode}
          />
          <FormField
            as={TextInput}
            name="cardLast4"
            label={text.cardLast4}
            type="number"
            dir="ltr"
            maxLength={4}
            isRequired
            validate={validators.cardLast4}
          />
          <FormField
            as={Select}
            name="day"
            label={text.day}
            options={days}
            isRequired
            validate={validators.day}
          />
          <FormField
            as={TextInput}
            name="time"
            label={text.time}
            hint={text.timeHint}
            hasPersianDigits
            dir="ltr"
            maxLength={5}
            isRequired
            validate={validators.time}
          />
          <Wide>
            <FormField
              as={TextInput}
              name="amount"
              label={text.amountPaid}
              type="number"
              dir="ltr"
              isRequired
              validate={validators.amount}
            />
          </Wide>
          <Wide>
            <FormValue as={ReceiptInput} name="receiptImage" />
          </Wide>
          <Wide>
            <StillMissing />
            <SubmitButton>{text.submit}</SubmitButton>
          </Wide>
        </Grid>
      )}
    />
  )
}

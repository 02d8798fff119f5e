import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Form } from 'react-final-form'
import { Button } from '../elements/actions/button.tsx'
import type { FieldMessages } from '../fields/field-props.ts'
import { FormField, type Validator } from '../fields/form-field.tsx'
import { StillMissing } from '../fields/missing/still-missing.tsx'
import { PhoneInput } from '../fields/phone-input.tsx'
import { Select } from '../fields/select.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Textarea } from '../fields/textarea.tsx'
import { AddressGrid, Half, Wide, wide } from './address-form.styles.ts'
import { orderMessages as text } from './order.messages.ts'

const Actions = styled.div(wide, css({ display: 'flex', gap: 8, justifyContent: 'flex-end' }))

export type AddressValues = {
  title: string
  receiverName: string
  receiverPhone: string
  province: string
  city: string
  street: string
  plaque: string
  unit: string
  postalCode: string
}
const empty: AddressValues = {
  title: '',
  receiverName: '',
  receiverPhone: '',
  province: '',
  city: '',
  street: '',
  plaque: '',
  unit: '',
  postalCode: '',
}
const POSTAL_CODE_LENGTH = 10
const LONGEST_PLAQUE = 20

export type AddressFormProps = {
  provinces: readonly string[]
  /** Of the chosen province. */
  cities: readonly string[]
  onProvinceChange: (province: string) => void
  onSubmit: (values: AddressValues) => Promise<FieldMessages | undefined> | undefined
  onCancel?: (() => void) | undefined
  initialValues?: Partial<AddressValues> | undefined
  validators?: Partial<Record<keyof AddressValues, Validator>>
  isBusy?: boolean
  submitLabel?: string
}

/** A new address, or one to change. */
export const AddressForm = ({
  provinces,
  cities,
  onProvinceChange,
  onSubmit,
  onCancel,
  initialValues,
  validators = {},
  isBusy = false,
  submitLabel = text.saveAddress,
}: AddressFormProps) => (
  <Form<AddressValues>
    initialValues={{ ...empty, ...initialValues }}
    keepDirtyOnReinitialize
    subscription={{}}
    onSubmit={(values) => onSubmit(values)}
    render={({ handleSubmit, form }) => (
      <AddressGrid onSubmit={handleSubmit} noValidate>
        <Half>
          <FormField
            as={TextInput}
            name="receiverName"
            label={text.receiverName}
            autoComplete="name"
            isRequired
            validate={validators.receiverName}
          />
        </Half>
        <Half>
          <FormField
            as={PhoneInput}
            name="receiverPhone"
            label={text.receiverPhone}
            isRequired
            validate={validators.receiverPhone}
          />
        </Half>
        <FormField
          as={Select}
          name="province"
          label={text.province}
          autoComplete="address-level1"
          options={provinces}
          isRequired
          validate={validators.province}
          onValue={(province) => {
            form.change('city', '')
            onProvinceChange(province)
          }}
        />
        <FormField
          as={Select}
          name="city"
          label={text.city}
          autoComplete="address-level2"
          options={cities}
          disabled={cities.length === 0}
          isRequired
          validate={validators.city}
        />
        <Wide>
          <FormField
            as={Textarea}
            name="street"
            label={text.street}
            autoComplete="street-address"
            placeholder={text.streetPlaceholder}
            rows={2}
            isRequired
            validate={validators.street}
          />
        </Wide>
        <FormField
          as={TextInput}
          name="plaque"
          label={text.plaque}
          hasPersianDigits
          maxLength={LONGEST_PLAQUE}
          isRequired
          validate={validators.plaque}
        />
        <FormField
          as={TextInput}
          name="unit"
          label={text.unit}
          hasPersianDigits
          maxLength={LONGEST_PLAQUE}
          validate={validators.unit}
        />
        <Half>
          <FormField
            as={TextInput}
            name="postalCode"
            label={text.postalCode}
            hint={text.postalHint}
            type="number"
            dir="ltr"
            maxLength={POSTAL_CODE_LENGTH}
            autoComplete="postal-code"
            isRequired
            validate={validators.postalCode}
          />
        </Half>
        <Half>
          <FormField
            as={TextInput}
            name="title"
            label={text.addressTitle}
            placeholder={text.addressTitlePlaceholder}
            validate={validators.title}
          />
        </Half>
        <Actions>
          <StillMissing />
          {onCancel && (
            <Button variant="text" onClick={onCancel}>
              {text.cancel}
            </Button>
          )}
          <SubmitButton loading={isBusy}>{submitLabel}</SubmitButton>
        </Actions>
      </AddressGrid>
    )}
  />
)

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useAddOfferMutation } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { FormField, FormValue, from, SubmitButton, type ValueProps } from '@hojreh/ui'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useId, useState } from 'react'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { DayInput } from '../../../shared/day/day-input.tsx'
import { KeepDraft } from '../../../shared/draft/keep-draft.tsx'
import { TomanInput } from '../../../shared/money/toman-input.tsx'
import { Row, Soft } from '../../../shared/panel.tsx'
import { refusalOf } from '../../../shared/refusal-of.ts'
import { rialOf } from '../../../shared/typed/typed-number.ts'
import { offersMessages as text } from './offers.messages.ts'

const Fields = styled.form(
  css({
    display: 'grid',
    gap: 16,
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
)

/** Spans all columns; the explanation stands beneath the checkbox. */
const Whole = styled.div(css({ gridColumn: '1 / -1', display: 'grid', justifyItems: 'start' }))

interface Values {
  price: string
  startsAt: string
  endsAt: string
  hasQueue: boolean
}

/** Whether the offer has a queue. Few need one: a crowd of buyers is rare, and without it shoppers see no queue. */
const QueueField = ({ value = false, onChange }: ValueProps<boolean>) => {
  const id = useId()
  return (
    <Whole>
      <FormControlLabel
        label={text.hasQueue}
        control={
          <Checkbox
            checked={value}
            onChange={(_event, isOn) => onChange(isOn)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <Soft id={id}>{text.aboutQueue}</Soft>
    </Whole>
  )
}

/** The form of an offer: a lower price from one minute to another. */
export const OfferForm = ({ productId: id }: { productId: string }) => {
  const dispatch = useDispatch()
  const [add] = useAddOfferMutation()
  const [round, setRound] = useState(0)
  const submit = async ({ price, startsAt, endsAt, hasQueue }: Values) => {
    const body = {
      ...{ price: rialOf(price) ?? 0, startsAt: startsAt?.trim() || null, endsAt: endsAt ?? '' },
      hasQueue: hasQueue ?? false,
    }
    const { error } = await add({ query: { id }, body })
    if (error) return refusalOf(error)
    dispatch(toastShown({ kind: 'success', title: text.added, lifeMs: limits.toastLifeMs.auth }))
    setRound(round + 1)
    return undefined
  }
  return (
    <Form<Values>
      key={round}
      subscription={{}}
      onSubmit={submit}
      render={({ handleSubmit }) => (
        <Fields onSubmit={handleSubmit} noValidate aria-label={text.add}>
          <KeepDraft id={`offer:${id}`} />
          <FormField as={TomanInput} name="price" label={text.price} isRequired dir="ltr" hasPersianDigits />
          <FormField
            as={DayInput}
            name="startsAt"
            label={text.startsAt}
            hint={text.now}
            placeholder={text.timePlaceholder}
            hasTime
          />
          <FormField
            as={DayInput}
            name="endsAt"
            label={text.endsAt}
            placeholder={text.timePlaceholder}
            isRequired
            hasTime
          />
          <FormValue as={QueueField} name="hasQueue" />
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

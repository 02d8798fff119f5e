import type { ApiError } from '@hojreh/api'
import { useAddVariantsMutation } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { MAX_VARIANTS, type ProductRecord, type VariantGroup } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { FormField, SubmitButton, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { KeepDraft } from '../../../shared/draft/keep-draft.tsx'
import { Row, Soft, Stack, Warning } from '../../../shared/panel.tsx'
import { codesAfter, combinationsOf, missingOf, typedAxesOf, variantOf } from './combinations.ts'
import { NewRows } from './new-rows.tsx'
import { variantsMessages as text } from './variants.messages.ts'

/** Options and rows by the names of their fields. */
type Values = Record<string, string | undefined>

const PLACES = [0, 1, 2] as const
const valuesOf = (group: VariantGroup): Values =>
  Object.fromEntries(
    typedAxesOf(group).flatMap(({ name, values }, place) => [
      [`name_${place}`, name],
      [`values_${place}`, values],
    ]),
  )
const axesOf = (values: Values) =>
  PLACES.map((place) => ({ name: values[`name_${place}`] ?? '', values: values[`values_${place}`] ?? '' }))

/** Makes the products that options give, all at once. */
export const AddVariantsForm = ({ product, group }: { product: ProductRecord; group: VariantGroup }) => {
  const { productId: id, sku, price } = product
  const dispatch = useDispatch()
  const [add] = useAddVariantsMutation()
  const [initialValues] = useState(() => valuesOf(group))
  const isAlone = group.variants.length === 0
  const read = (values: Values) => {
    const all = combinationsOf(axesOf(values))
    const missing = missingOf(all, group.variants)
    const rows = missing.filter(({ key }) => values[`leaveOut_${key}`] !== 'yes')
    const own = group.variants.find(({ productId }) => productId === id)?.options ?? all[0]?.options ?? []
    const taken = group.variants.map((variant) => variant.sku)
    return { own, rows, codes: codesAfter(sku, taken, rows.length) }
  }
  const send = async (values: Values) => {
    const { own, rows, codes } = read(values)
    const variants = rows.map((row, place) =>
      variantOf(
        row,
        {
          sku: values[`sku_${row.key}`],
          price: values[`price_${row.key}`],
          onHand: values[`onHand_${row.key}`],
        },
        { sku: codes[place] ?? sku, price },
      ),
    )
    const { error } = await add({ query: { id }, body: { own, variants } })
    if (error) return { form: (error as ApiError).message }
    dispatch(toastShown({ kind: 'success', title: text.done, lifeMs: limits.toastLifeMs.auth }))
    return undefined
  }
  return (
    <Form<Values>
      initialValues={initialValues}
      subscription={{ values: true }}
      onSubmit={send}
      render={({ handleSubmit, values }) => {
        const { own, rows, codes } = read(values)
        return (
          <form onSubmit={handleSubmit} noValidate aria-label={text.add}>
            <Stack>
              <KeepDraft id={`variants:${id}`} />
              {PLACES.filter((place) =>
                isAlone ? place === 0 || values[`values_${place - 1}`] : group.axes[place],
              ).map((place) => (
                <Stack key={place}>
                  {isAlone && (
                    <FormField
                      as={TextInput}
                      name={`name_${place}`}
                      label={text.axis(formatNumber(place + 1))}
                      hint={text.axisHint}
                      maxLength={40}
                    />
                  )}
                  <FormField
                    as={TextInput}
                    name={`values_${place}`}
                    label={
                      values[`name_${place}`] ? text.valuesOf(values[`name_${place}`] ?? '') : text.values
                    }
                    hint={text.valuesHint}
                  />
                </Stack>
              ))}
              {isAlone && own.length > 0 && (
                <Soft>
                  {text.own(own.map(({ value }) => value).join('، '))}. {text.ownHint}
                </Soft>
              )}
              {rows.length === 0 && <Soft>{text.nothing}</Soft>}
              {rows.length > MAX_VARIANTS ? (
                <Warning>{text.tooMany}</Warning>
              ) : (
                <NewRows rows={rows} codes={codes} price={price} />
              )}
              {rows.length > 0 && rows.length <= MAX_VARIANTS && (
                <Row>
                  <SubmitButton variant="outlined">{text.send}</SubmitButton>
                </Row>
              )}
            </Stack>
          </form>
        )
      }}
    />
  )
}

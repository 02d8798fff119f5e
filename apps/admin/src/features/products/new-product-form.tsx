import { useAddProductMutation } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { FormField, SubmitButton, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { Row, Stack } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import { productMessages as text } from './product.messages.ts'
import { productRules } from './product.rules.ts'
import { ProductFields } from './product-fields.tsx'
import { productHref } from './product-href.ts'
import { type NewProductValues, newBodyOf, newProduct } from './product-values.ts'

/**
 * The form of a new product; what was typed survives a closed tab.
 * @param draft names it: a copy of a product is another one than an empty form
 */
export const NewProductForm = ({
  values = newProduct,
  draft = 'product:new',
}: {
  values?: NewProductValues
  draft?: string
}) => {
  const [initialValues] = useState(values)
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [add] = useAddProductMutation()
  const submit = async (typed: NewProductValues) => {
    const { data, error } = await add(newBodyOf(typed))
    if (!data) return refusalOf(error)
    dispatch(toastShown({ kind: 'success', title: text.added, lifeMs: limits.toastLifeMs.auth }))
    void navigate(productHref(data.productId))
    return undefined
  }
  return (
    <Form<NewProductValues>
      initialValues={initialValues}
      subscription={{}}
      onSubmit={submit}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.newTitle}>
          <Stack>
            <KeepDraft id={draft} />
            <ProductFields
              isNew
              stock={
                <FormField
                  as={TextInput}
                  name="onHand"
                  label={text.onHand}
                  type="number"
                  dir="ltr"
                  validate={productRules.onHand}
                />
              }
            />
            <Row>
              <SubmitButton>{text.add}</SubmitButton>
            </Row>
          </Stack>
        </form>
      )}
    />
  )
}

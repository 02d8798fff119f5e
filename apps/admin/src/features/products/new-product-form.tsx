import { useAddProductMutation } from '@hojreh/api/admin'
import { FormField, TextInput } from '@hojreh/ui'
import { NewForm } from '../../shared/edit/new-form.tsx'
import { productHref } from '../../shared/record/product-href.ts'
import { productMessages as text } from './product.messages.ts'
import { productRules } from './product.rules.ts'
import { ProductFields } from './product-fields.tsx'
import { type NewProductValues, newBodyOf, newProduct } from './product-values.ts'

/**
 * The form of a new product.
 * @param draft names it: a copy of a product is another one than an empty form
 * @param picturesOf the product that it is a copy of
 */
export const NewProductForm = ({
  values = newProduct,
  draft = 'product:new',
  picturesOf,
}: {
  values?: NewProductValues
  draft?: string
  picturesOf?: string
}) => {
  const [add] = useAddProductMutation()
  return (
    <NewForm
      label={text.newTitle}
      values={values}
      draft={draft}
      add={(typed) => add({ ...newBodyOf(typed), ...(picturesOf && { picturesOf }) })}
      added={text.added}
      hrefOf={({ productId }) => productHref(productId)}
      submitLabel={text.add}
    >
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
    </NewForm>
  )
}

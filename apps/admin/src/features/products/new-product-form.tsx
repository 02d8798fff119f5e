import { useAddProductMutation } from '@hojreh/api/admin'
import { FormField, lazyPart, TextInput } from '@hojreh/ui'
import { Suspense, useState } from 'react'
import { NewForm } from '../../shared/edit/new-form.tsx'
import { LoadingPanel } from '../../shared/loading/loading-panel.tsx'
import { productHref } from '../../shared/record/product-href.ts'
import { leavePictures } from './pictures/pictures-to-come.ts'
import { productMessages as text } from './product.messages.ts'
import { productRules } from './product.rules.ts'
import { ProductFields } from './product-fields.tsx'
import { type NewProductValues, newBodyOf, newProduct } from './product-values.ts'

const FirstPictures = lazyPart(() => import('./pictures/first-pictures.tsx'), 'FirstPictures')

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
  const [pictures, setPictures] = useState<readonly File[]>([])
  return (
    <NewForm
      label={text.newTitle}
      values={values}
      draft={draft}
      add={async (typed) => {
        const result = await add({ ...newBodyOf(typed), ...(picturesOf && { picturesOf }) })
        if (result.data) leavePictures(result.data.productId, pictures)
        return result
      }}
      added={text.added}
      hrefOf={({ productId }) => productHref(productId)}
      submitLabel={text.add}
    >
      <ProductFields
        isNew
        pictures={
          <Suspense fallback={<LoadingPanel />}>
            <FirstPictures files={pictures} onChange={setPictures} />
          </Suspense>
        }
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

import { validatorsOf } from '@hojreh/app'
import { addProductBody } from '@hojreh/contract/admin'
import { fieldsOf, newBodyOf, newProduct, type ProductValues } from './product-values.ts'

const contract = validatorsOf(addProductBody.shape)

/** The contract's rule for what a typed text means. */
const ofField = (field: keyof ProductValues) => (typed: string) =>
  contract[field](fieldsOf({ [field]: typed })[field])
/** Nothing typed is nothing said. */
const ifTyped = (field: keyof ProductValues) => (typed: string) =>
  typed.trim() === '' ? undefined : ofField(field)(typed)

/** The contract's rules for what is typed into the form of a product. */
export const productRules = {
  title: ofField('title'),
  sku: ofField('sku'),
  price: ofField('price'),
  listPrice: ifTyped('listPrice'),
  brand: ifTyped('brand'),
  weightGrams: ifTyped('weightGrams'),
  maxPerOrder: ofField('maxPerOrder'),
  publishAt: ifTyped('publishAt'),
  slug: ifTyped('slug'),
  onHand: (typed: string) => contract.onHand(newBodyOf({ ...newProduct, onHand: typed }).onHand),
}

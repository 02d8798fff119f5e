import { fittedValues } from '../../modules/catalog/attributes/attribute-values.ts'
import type { CategoryAttribute, NamedValue } from '../../modules/catalog/catalog.tables.ts'
import type { StoredProduct } from '../../modules/catalog/product-records.repository.ts'
import { atField, DomainError } from '../../shared/domain-error.ts'
import { goodsMessages as text } from './goods.messages.ts'

type Own = Pick<StoredProduct, 'options' | 'attributes'>

const isOption = ({ options }: Own, { name }: NamedValue) => options.some((option) => option.name === name)

/** The attributes of a product that are no options of it: imports write those among them, too. */
export const ownAttributes = (product: Own): NamedValue[] =>
  product.attributes.filter((pair) => !isOption(product, pair))

/**
 * Typed values in the words that the category says. Throws `attribute_value` for the first one that its attribute does
 * not take; what the product had before is no such one.
 */
export const checkedValues = (
  typed: readonly NamedValue[],
  before: readonly NamedValue[],
  described: readonly CategoryAttribute[],
): NamedValue[] => {
  const { pairs, misfits } = fittedValues(typed, before, described)
  const [first] = misfits
  if (!first) return pairs
  const message = text.wrongValue(first)
  throw new DomainError('attribute_value', { message, fields: { attributes: message } })
}

/**
 * The attributes of a product after these were typed; what an import wrote there of its options stays. Throws
 * `attribute_is_option`, `attribute_value`.
 */
export const typedAttributes = (
  product: Own,
  typed: readonly NamedValue[],
  described: readonly CategoryAttribute[],
): NamedValue[] => {
  if (typed.some((pair) => isOption(product, pair))) throw atField('attribute_is_option', 'attributes')
  const options = product.attributes.filter((pair) => isOption(product, pair))
  return [...options, ...checkedValues(typed, product.attributes, described)]
}

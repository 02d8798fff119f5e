import type { NamedValue } from '../../modules/catalog/catalog.tables.ts'
import type { StoredProduct } from '../../modules/catalog/product-records.repository.ts'
import { atField } from '../../shared/domain-error.ts'

type Own = Pick<StoredProduct, 'options' | 'attributes'>

const isOption = ({ options }: Own, { name }: NamedValue) => options.some((option) => option.name === name)

/** The attributes of a product that are no options of it: imports write those among them, too. */
export const ownAttributes = (product: Own): NamedValue[] =>
  product.attributes.filter((pair) => !isOption(product, pair))

/**
 * The attributes of a product after these were typed; what an import wrote there of its options stays. Throws
 * `attribute_is_option`.
 */
export const typedAttributes = (product: Own, typed: readonly NamedValue[]): NamedValue[] => {
  if (typed.some((pair) => isOption(product, pair))) throw atField('attribute_is_option', 'attributes')
  return [...product.attributes.filter((pair) => isOption(product, pair)), ...typed]
}

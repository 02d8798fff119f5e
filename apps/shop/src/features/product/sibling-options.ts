import { hrefOfProduct } from '@hojreh/app'
import type { OptionAxis, Sibling } from '@hojreh/contract'
import type { ProductOption } from '@hojreh/ui'

export interface OptionGroup {
  name: string
  look: OptionAxis['look']
  guideHtml: string
  options: ProductOption[]
}

const optionValue = ({ options }: Sibling, name: string) =>
  options.find((option) => option.name === name)?.value

/** How many of the current product's other options a sibling shares. */
const likeness = (sibling: Sibling, current: Sibling, except: string) =>
  current.options.filter(({ name, value }) => name !== except && optionValue(sibling, name) === value).length

/** The sibling with one option changed: one that is like the current product otherwise, and one that can be bought. */
const nearest = (candidates: readonly Sibling[], current: Sibling, name: string) =>
  candidates.toSorted(
    (one, other) =>
      likeness(other, current, name) - likeness(one, current, name) ||
      Number(one.stock === 'out') - Number(other.stock === 'out'),
  )[0]

/**
 * Options of a product group («رنگ», «اندازه») in the order of the shop, each value a link to the product that has it.
 */
export const siblingOptions = ({
  axes,
  siblings,
  productId,
}: {
  axes: readonly OptionAxis[]
  siblings: readonly Sibling[]
  productId: string
}): OptionGroup[] => {
  const current = siblings.find((sibling) => sibling.productId === productId)
  if (!current || siblings.length < 2) return []
  return axes
    .filter(({ name }) => optionValue(current, name) !== undefined)
    .map(({ name, look, guideHtml, values }) => ({
      name,
      look,
      guideHtml,
      options: values.flatMap(({ value, color }) => {
        const candidates = siblings.filter((sibling) => optionValue(sibling, name) === value)
        const isSelected = optionValue(current, name) === value
        const target = isSelected ? current : nearest(candidates, current, name)
        if (!target) return []
        const swatch = look === 'swatches' ? (color ?? undefined) : undefined
        return { value, href: hrefOfProduct(target.slug), isSelected, isOut: target.stock === 'out', swatch }
      }),
    }))
}

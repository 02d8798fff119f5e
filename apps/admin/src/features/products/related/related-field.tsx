import { MOST_IN_BUNDLE, MOST_RELATED } from '@hojreh/contract/admin'
import type { FieldProps } from '@hojreh/ui'
import { productMessages } from '../product.messages.ts'
import { GoodsField } from './goods-field.tsx'

const { related: text } = productMessages

/** Goods that the page of a product shows first; for `FormField`. */
export const RelatedField = (props: FieldProps) => (
  <GoodsField {...props} name="related" add={text.add} lead={text.lead} most={MOST_RELATED} />
)

/** Goods that are offered together with a product; for `FormField`. */
export const BundleField = (props: FieldProps) => (
  <GoodsField {...props} name="bundle" add={text.addToBundle} lead={text.bundleLead} most={MOST_IN_BUNDLE} />
)

import { RichText } from '@hojreh/app'
import type { Product } from '@hojreh/contract'
import { AttributeTable, ProductDetails, SectionHeader } from '@hojreh/ui'
import { productMessages as text } from './product.messages.ts'

/** What the shop says of a product: its description and its attributes. */
export const ProductText = ({
  descriptionHtml,
  attributes,
}: Pick<Product, 'descriptionHtml' | 'attributes'>) =>
  descriptionHtml || attributes.length > 0 ? (
    <ProductDetails>
      {descriptionHtml && (
        <section aria-label={text.description}>
          <SectionHeader title={text.description} />
          <RichText html={descriptionHtml} />
        </section>
      )}
      {attributes.length > 0 && (
        <section aria-label={text.attributes}>
          <SectionHeader title={text.attributes} />
          <AttributeTable items={attributes} />
        </section>
      )}
    </ProductDetails>
  ) : null

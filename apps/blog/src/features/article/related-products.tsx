import type { ResponseOf } from '@hojreh/api'
import { Heart, hrefOfProduct, toPictureSource } from '@hojreh/app'
import { ProductCard, ProductRow, SectionHeader } from '@hojreh/ui'
import { articleMessages as text } from './article.messages.ts'

type RelatedProduct = ResponseOf<'getArticle'>['article']['relatedProducts'][number]

/** The goods that an article is about; each leads to its page in the shop. */
export const RelatedProducts = ({ products }: { products: readonly RelatedProduct[] }) => (
  <section>
    <SectionHeader title={text.products} />
    <ProductRow>
      {products.map(({ productId, slug, title, price, listPrice, image }) => (
        <ProductCard
          key={productId}
          href={hrefOfProduct(slug)}
          title={title}
          price={price}
          listPrice={listPrice}
          picture={image && toPictureSource(image)}
          corner={<Heart productId={productId} title={title} />}
        />
      ))}
    </ProductRow>
  </section>
)

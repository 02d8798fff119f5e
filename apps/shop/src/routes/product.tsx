import { useGetProductQuery } from '@hojreh/api/react'
import {
  Breadcrumbs,
  hrefOfCategory,
  hrefOfProduct,
  lazyHydrated,
  toPictureSource,
  useSubject,
} from '@hojreh/app'
import { Gallery, NoPictures, ProductLayout, Sections } from '@hojreh/ui'
import { BuyBox } from '../features/product/buy-box.tsx'
import { productMessages as text } from '../features/product/product.messages.ts'
import { ProductFacts } from '../features/product/product-facts.tsx'
import { ProductHead } from '../features/product/product-head.tsx'

export { loadProduct as load } from '../features/product/load-product.ts'

const importLowerSections = () => import('../features/product/lower-sections.tsx')
const Service = lazyHydrated(async () => (await import('../features/product/service.tsx')).Service)
const CompareButton = lazyHydrated(
  async () => (await import('../features/product/buy-parts.tsx')).CompareButton,
)
const BundleSection = lazyHydrated(async () => (await importLowerSections()).BundleSection)
const ProductText = lazyHydrated(async () => (await importLowerSections()).ProductText)
const ProductComments = lazyHydrated(async () => (await importLowerSections()).ProductComments)
const ProductQuestions = lazyHydrated(async () => (await importLowerSections()).ProductQuestions)
const RelatedProducts = lazyHydrated(async () => (await importLowerSections()).RelatedProducts)
const RecentProducts = lazyHydrated(async () => (await importLowerSections()).RecentProducts)

/** A product with its pictures, options, attributes and what is like it. */
export const Component = () => {
  const subject = useSubject()
  const { data } = useGetProductQuery(subject)
  if (!data) return null
  const { product, siblings, axes, related, bundle, breadcrumbs } = data
  const crumbs = [
    { title: text.home, url: '/' },
    { title: text.shop, url: '/shop' },
    ...breadcrumbs.map((category) => ({ title: category.title, url: hrefOfCategory(category.slug) })),
    { title: product.title, url: hrefOfProduct(product.slug) },
  ]
  return (
    <Sections key={product.productId}>
      <ProductHead product={product} crumbs={crumbs} />
      <div>
        <Breadcrumbs items={crumbs} />
        <ProductLayout
          gallery={
            product.images.length > 0 ? (
              <Gallery pictures={product.images.map(toPictureSource)} />
            ) : (
              <NoPictures />
            )
          }
          buy={
            <>
              <BuyBox product={product} />
              <Service product={product} />
            </>
          }
        >
          <ProductFacts product={product} siblings={siblings} axes={axes} />
          <CompareButton slug={product.slug} />
        </ProductLayout>
      </div>
      {bundle.length > 0 && <BundleSection product={product} bundle={bundle} />}
      <ProductText descriptionHtml={product.descriptionHtml} attributes={product.attributes} />
      {!subject.preview && (
        <>
          <ProductComments productId={product.productId} />
          <ProductQuestions productId={product.productId} />
        </>
      )}
      {related.length > 0 && <RelatedProducts products={related} />}
      {!subject.preview && <RecentProducts current={product} />}
    </Sections>
  )
}

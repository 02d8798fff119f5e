import { useGetProductRecordQuery } from '@hojreh/api/admin'
import { hrefOfProduct } from '@hojreh/app'
import { Button, Link, lazyPart } from '@hojreh/ui'
import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { ArchiveButton } from '../../features/products/archive-button.tsx'
import { OffersPanel } from '../../features/products/offers/offers-panel.tsx'
import { productMessages as text } from '../../features/products/product.messages.ts'
import { ProductForm } from '../../features/products/product-form.tsx'
import { StockPanel } from '../../features/products/stock/stock-panel.tsx'
import { VariantsPanel } from '../../features/products/variants/variants-panel.tsx'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { LoadingPanel } from '../../shared/loading/loading-panel.tsx'
import { useMay } from '../../shared/me.ts'
import { isMissing, MissingRecord } from '../../shared/missing-record.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Row, Soft, Stack } from '../../shared/panel.tsx'
import { PreviewButton } from '../../shared/preview/preview-button.tsx'
import { copyHref } from '../../shared/record/product-href.ts'
import { RecordBooks } from '../../shared/record/record-books.tsx'

const PicturesPanel = lazyPart(
  () => import('../../features/products/pictures/pictures-panel.tsx'),
  'PicturesPanel',
)

/** One product with all that can be done with it. */
export const Component = () => {
  const { id = '' } = useParams()
  const may = useMay()
  const query = useGetProductRecordQuery({ id }, { refetchOnMountOrArgChange: true })
  if (isMissing(query))
    return (
      <MissingRecord
        title={text.missingTitle}
        text={text.missing}
        list={{ href: paths['goods/products'], label: text.back }}
      />
    )
  const product = query.currentData
  return (
    <>
      <Link href={paths['goods/products']}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={product?.title ?? text.loading}>
        <Row>
          {product && may('products.edit') && (
            <Button href={copyHref(product.productId)} variant="outlined" size="small">
              {text.copy}
            </Button>
          )}
          {product && may('products.edit') && <ArchiveButton product={product} />}
          {product && !product.isPublished && <PreviewButton kind="product" id={id} />}
          {product?.isPublished && (
            <Button href={hrefOfProduct(product.slug)} variant="outlined" size="small">
              {text.inShop}
            </Button>
          )}
        </Row>
      </PageTitle>
      <Loaded query={query}>
        {(loaded) => (
          <Stack>
            <StockPanel product={loaded} />
            <OffersPanel productId={loaded.productId} />
            <VariantsPanel key={`variants:${id}`} product={loaded} />
            {may('products.edit') && (
              <Suspense fallback={<LoadingPanel />}>
                <PicturesPanel product={loaded} />
              </Suspense>
            )}
            {may('products.edit') && <ProductForm key={id} product={loaded} />}
            <RecordBooks subject={`product:${id}`} />
          </Stack>
        )}
      </Loaded>
    </>
  )
}

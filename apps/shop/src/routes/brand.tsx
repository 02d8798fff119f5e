import { useListProductsQuery } from '@hojreh/api/react'
import {
  Breadcrumbs,
  breadcrumbList,
  canonicalUrl,
  Head,
  largePictureOf,
  lazyHydrated,
  useApp,
} from '@hojreh/app'
import { listSorts, type ProductList } from '@hojreh/contract'
import { PageTitle } from '@hojreh/ui'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { catalogMessages as text } from '../features/catalog/catalog.messages.ts'
import { CatalogList } from '../features/catalog/catalog-list.tsx'
import { makerQueryOf } from '../features/catalog/list-address.ts'
import { hrefOfMaker } from '../shared/shop-links.ts'

export { loadMaker as load } from '../features/catalog/load-list.ts'

const MakerAbout = lazyHydrated(async () => (await import('../features/catalog/maker-about.tsx')).MakerAbout)

const NoGoods = lazyHydrated(async () => (await import('../features/catalog/no-goods.tsx')).NoGoods)

/** schema.org's Brand. */
const brandJsonLd = ({ slug, title, image, seo }: NonNullable<ProductList['maker']>, origin: string) => ({
  '@type': 'Brand',
  name: title,
  url: canonicalUrl(origin, hrefOfMaker(slug)),
  ...(seo.description && { description: seo.description }),
  ...(image && { logo: canonicalUrl(origin, largePictureOf(image)) }),
})

/** The goods of one maker, and a text about it. */
export const Component = () => {
  const { slug = '' } = useParams()
  const { config } = useApp()
  const [address] = useSearchParams()
  const query = useMemo(() => makerQueryOf(slug, address), [slug, address])
  const { data: list } = useListProductsQuery(query)
  if (!list?.maker) return <Head title={text.shop} />
  const { title, seo, image } = list.maker
  const path = hrefOfMaker(list.maker.slug)
  const crumbs = [
    { title: text.home, url: '/' },
    { title: text.shop, url: '/shop' },
    { title, url: path },
  ]
  const page = list.pageId > 1 ? `?pageId=${list.pageId}` : ''
  return (
    <>
      <Head
        title={page ? `${seo.title}، ${text.page(list.pageId)}` : seo.title}
        description={seo.description || text.makerDescription(title, config.shopTitle)}
        image={image?.src}
        canonicalPath={`${path}${page}`}
        jsonLd={[brandJsonLd(list.maker, config.origins.shop), breadcrumbList(crumbs, config.origins)]}
      />
      <Breadcrumbs items={crumbs} />
      <PageTitle>{title}</PageTitle>
      <CatalogList
        list={list}
        query={query}
        sort={query.sort ?? 'newest'}
        sorts={listSorts}
        empty={(clear) => <NoGoods query={query} onClear={clear} />}
      />
      {list.pageId === 1 && <MakerAbout {...list.maker} />}
    </>
  )
}

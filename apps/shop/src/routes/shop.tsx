import { useListProductsQuery } from '@hojreh/api/react'
import { Breadcrumbs, breadcrumbList, Head, hrefOfCategory, lazyHydrated, useApp } from '@hojreh/app'
import { listSorts } from '@hojreh/contract'
import { PageTitle } from '@hojreh/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { catalogMessages as text } from '../features/catalog/catalog.messages.ts'
import { CatalogList } from '../features/catalog/catalog-list.tsx'
import { type ListQuery, listQueryOf } from '../features/catalog/list-address.ts'

export { loadList as load } from '../features/catalog/load-list.ts'

const Subcategories = lazyHydrated(
  async () => (await import('../features/catalog/subcategories.tsx')).Subcategories,
)

const NoGoods = lazyHydrated(async () => (await import('../features/catalog/no-goods.tsx')).NoGoods)

/** Filters and sort show the same goods in other cuts: only category and page make an address of its own. */
const canonicalOf = ({ category, pageId }: ListQuery) => {
  const own = new URLSearchParams({
    ...(category && { category }),
    ...(pageId && { pageId: String(pageId) }),
  }).toString()
  return own ? `/shop?${own}` : '/shop'
}

/** Nothing is filtered, and it is the first page: a shopper may not have found the way yet. */
const isWhole = ({ category: _category, sort: _sort, ...filters }: ListQuery) =>
  Object.keys(filters).length === 0

/** The list of the shop or of a category. */
export const Component = () => {
  const { config } = useApp()
  const [address] = useSearchParams()
  const query = useMemo(() => listQueryOf(address), [address])
  const { data: list } = useListProductsQuery(query)
  if (!list) return <Head title={text.shop} />
  const title = list.category?.title ?? text.shop
  const seoTitle = list.category?.seo.title ?? title
  const crumbs = [
    { title: text.home, url: '/' },
    { title: text.shop, url: '/shop' },
    ...(list.category?.breadcrumbs ?? []).map((crumb) => ({
      title: crumb.title,
      url: hrefOfCategory(crumb.slug),
    })),
  ]
  return (
    <>
      <Head
        title={list.pageId > 1 ? `${seoTitle}، ${text.page(list.pageId)}` : seoTitle}
        description={list.category?.seo.description || text.shopDescription(config.shopTitle)}
        canonicalPath={canonicalOf(query)}
        jsonLd={[breadcrumbList(crumbs, config.origins)]}
      />
      <Breadcrumbs items={crumbs} />
      <PageTitle>{title}</PageTitle>
      {isWhole(query) && <Subcategories categories={list.facets.categories} />}
      <CatalogList
        list={list}
        query={query}
        sort={query.sort ?? 'newest'}
        sorts={listSorts}
        empty={(clear) => <NoGoods query={query} onClear={clear} />}
      />
    </>
  )
}

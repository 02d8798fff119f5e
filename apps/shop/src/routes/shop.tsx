import { useListProductsQuery } from '@hojreh/api/react'
import { breadcrumbList, EmptyPage, Head, useApp } from '@hojreh/app'
import { listSorts } from '@hojreh/contract'
import { Breadcrumbs, Button, PageTitle } from '@hojreh/ui'
import { useSearchParams } from 'react-router-dom'
import { catalogMessages as text } from '../features/catalog/catalog.messages.ts'
import { CatalogList } from '../features/catalog/catalog-list.tsx'
import { type ListQuery, listQueryOf } from '../features/catalog/list-address.ts'
import { hrefOfCategory } from '../shared/shop-links.ts'

export { loadList as load } from '../features/catalog/load-list.ts'

/** Filters and sort show the same goods in other cuts: only category and page make an address of its own. */
const canonicalOf = ({ category, pageId }: ListQuery) => {
  const own = new URLSearchParams({
    ...(category && { category }),
    ...(pageId && { pageId: String(pageId) }),
  }).toString()
  return own ? `/shop?${own}` : '/shop'
}

/** The list of the shop or of a category. */
export const Component = () => {
  const { config } = useApp()
  const [address] = useSearchParams()
  const query = listQueryOf(address)
  const { data: list } = useListProductsQuery(query)
  if (!list) return <Head title={text.shop} />
  const title = list.category?.title ?? text.shop
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
        title={list.pageId > 1 ? `${title}، ${text.page(list.pageId)}` : title}
        description={list.category?.description || text.shopDescription(config.shopTitle)}
        canonicalPath={canonicalOf(query)}
        jsonLd={[breadcrumbList(crumbs, config.origins)]}
      />
      <Breadcrumbs items={crumbs} />
      <PageTitle>{title}</PageTitle>
      <CatalogList
        list={list}
        query={query}
        sort={query.sort ?? 'newest'}
        sorts={listSorts}
        empty={(clear) => (
          <EmptyPage
            title={text.emptyTitle}
            text={text.emptyText}
            actions={<Button onClick={clear}>{text.clearFilters}</Button>}
          />
        )}
      />
    </>
  )
}

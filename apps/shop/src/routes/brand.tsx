import { useListProductsQuery } from '@hojreh/api/react'
import { Breadcrumbs, breadcrumbList, EmptyPage, Head, useApp } from '@hojreh/app'
import { listSorts } from '@hojreh/contract'
import { Button, PageTitle } from '@hojreh/ui'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { catalogMessages as text } from '../features/catalog/catalog.messages.ts'
import { CatalogList } from '../features/catalog/catalog-list.tsx'
import { makerQueryOf } from '../features/catalog/list-address.ts'
import { hrefOfMaker } from '../shared/shop-links.ts'

export { loadMaker as load } from '../features/catalog/load-list.ts'

/** The goods of one maker. */
export const Component = () => {
  const { slug = '' } = useParams()
  const { config } = useApp()
  const [address] = useSearchParams()
  const query = useMemo(() => makerQueryOf(slug, address), [slug, address])
  const { data: list } = useListProductsQuery(query)
  if (!list?.maker) return <Head title={text.shop} />
  const { title } = list.maker
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
        title={page ? `${title}، ${text.page(list.pageId)}` : title}
        description={text.makerDescription(title, config.shopTitle)}
        canonicalPath={`${path}${page}`}
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

import { siteApi } from '@hojreh/api'
import { useGetPageQuery } from '@hojreh/api/react'
import { type Load, loaderQueryOptions, subjectOf, unwrapOrErrorPage, useSubject } from '@hojreh/app'
import { ContentView } from '../../features/content/content-view.tsx'

export const load: Load = ({ store, params: { slug }, url }) =>
  unwrapOrErrorPage(
    store.dispatch(siteApi.endpoints.getPage.initiate(subjectOf(slug, url.searchParams), loaderQueryOptions)),
  )

export const Component = () => {
  const { data: page } = useGetPageQuery(useSubject())
  return page ? <ContentView page={page} /> : null
}

import { siteApi } from '@hojreh/api'
import { useGetPageQuery } from '@hojreh/api/react'
import { type Load, loaderQueryOptions, unwrapOrErrorPage } from '@hojreh/app'
import { useParams } from 'react-router-dom'
import { ContentView } from '../../features/content/content-view.tsx'

export const load: Load = ({ store, params: { slug = '' } }) =>
  unwrapOrErrorPage(store.dispatch(siteApi.endpoints.getPage.initiate({ slug }, loaderQueryOptions)))

export const Component = () => {
  const { slug = '' } = useParams()
  const { data: page } = useGetPageQuery({ slug })
  return page ? <ContentView page={page} /> : null
}

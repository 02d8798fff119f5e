import { siteApi } from '@hojreh/api'
import { useGetAboutUsQuery } from '@hojreh/api/react'
import { type Load, loaderQueryOptions, unwrapOrErrorPage } from '@hojreh/app'
import { contentMessages as text } from '../../features/content/content.messages.ts'
import { ContentView } from '../../features/content/content-view.tsx'

export const load: Load = ({ store }) =>
  unwrapOrErrorPage(store.dispatch(siteApi.endpoints.getAboutUs.initiate(undefined, loaderQueryOptions)))

export const Component = () => {
  const { data: page } = useGetAboutUsQuery()
  return page ? <ContentView page={page} title={text.aboutUs} /> : null
}

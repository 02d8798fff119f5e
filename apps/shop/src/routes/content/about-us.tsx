import { siteApi } from '@hojreh/api'
import { useGetAboutUsQuery } from '@hojreh/api/react'
import { type Load, loaderQueryOptions, previewOf, unwrapOrErrorPage, usePreview } from '@hojreh/app'
import { contentMessages as text } from '../../features/content/content.messages.ts'
import { ContentView } from '../../features/content/content-view.tsx'

export const load: Load = ({ store, url }) =>
  unwrapOrErrorPage(
    store.dispatch(siteApi.endpoints.getAboutUs.initiate(previewOf(url.searchParams), loaderQueryOptions)),
  )

export const Component = () => {
  const { data: page } = useGetAboutUsQuery(usePreview())
  return page ? <ContentView page={page} title={text.aboutUs} /> : null
}

import { siteApi } from '@hojreh/api'
import { useGetLicenseQuery } from '@hojreh/api/react'
import { type Load, loaderQueryOptions, previewOf, unwrapOrErrorPage, useApp, usePreview } from '@hojreh/app'
import { EnamadSeal } from '@hojreh/ui'
import { contentMessages as text } from '../../features/content/content.messages.ts'
import { ContentView } from '../../features/content/content-view.tsx'

export const load: Load = ({ store, url }) =>
  unwrapOrErrorPage(
    store.dispatch(siteApi.endpoints.getLicense.initiate(previewOf(url.searchParams), loaderQueryOptions)),
  )

export const Component = () => {
  const { enamad } = useApp().config
  const { data: page } = useGetLicenseQuery(usePreview())
  return page ? (
    <ContentView page={page} title={text.license}>
      {enamad && <EnamadSeal {...enamad} />}
    </ContentView>
  ) : null
}

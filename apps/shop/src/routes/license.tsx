import { siteApi } from '@hojreh/api'
import { useGetLicenseQuery } from '@hojreh/api/react'
import { type Load, need, once, useApp } from '@hojreh/app'
import { EnamadSeal } from '@hojreh/ui'
import { contentMessages as text } from '../features/content/content.messages.ts'
import { ContentView } from '../features/content/content-view.tsx'

export const load: Load = ({ store }) =>
  need(store.dispatch(siteApi.endpoints.getLicense.initiate(undefined, once)))

export const Component = () => {
  const { enamad } = useApp().config
  const { data: page } = useGetLicenseQuery()
  return page ? (
    <ContentView page={page} title={text.license}>
      {enamad && <EnamadSeal {...enamad} />}
    </ContentView>
  ) : null
}

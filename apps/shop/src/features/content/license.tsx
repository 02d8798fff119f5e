import { siteApi } from '@hojreh/api'
import { useGetLicenseQuery } from '@hojreh/api/react'
import { type Load, need, once } from '@hojreh/app'
import { contentMessages as text } from './content.messages.ts'
import { ContentView } from './content-view.tsx'

export const loadLicense: Load = ({ store }) =>
  need(store.dispatch(siteApi.endpoints.getLicense.initiate(undefined, once)))

export const License = () => {
  const { data: page } = useGetLicenseQuery()
  return page ? <ContentView page={page} title={text.license} /> : null
}

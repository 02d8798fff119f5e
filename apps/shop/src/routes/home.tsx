import { shopApi } from '@hojreh/api'
import { useGetHomeQuery } from '@hojreh/api/react'
import { Head, type Load, need, once } from '@hojreh/app'

export const load: Load = ({ store }) => need(store.dispatch(shopApi.endpoints.getHome.initiate(undefined, once)))

export const Component = () => {
  const { data } = useGetHomeQuery()
  return (
    <>
      <Head title="x" description="y" />
      <p>{data?.newest.length}</p>
    </>
  )
}

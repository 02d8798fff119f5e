import { settingApi, shopApi } from '@hojreh/api'
import { type Load, loaderQueryOptions, unwrapOrErrorPage } from '@hojreh/app'

/** The home page needs its sections; without the banners it is still a home page. */
export const loadHome: Load = ({ store }) =>
  Promise.all([
    unwrapOrErrorPage(store.dispatch(shopApi.endpoints.getHome.initiate(undefined, loaderQueryOptions))),
    store.dispatch(settingApi.endpoints.getBanner.initiate(undefined, loaderQueryOptions)),
  ])

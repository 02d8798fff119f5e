import { settingApi, shopApi } from '@hojreh/api'
import { type Load, need, once } from '@hojreh/app'

/** The home page needs its sections; without the banners it is still a home page. */
export const loadHome: Load = ({ store }) =>
  Promise.all([
    need(store.dispatch(shopApi.endpoints.getHome.initiate(undefined, once))),
    store.dispatch(settingApi.endpoints.getBanner.initiate(undefined, once)),
  ])

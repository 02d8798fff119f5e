import { shopApi } from '@hojreh/api'
import { type Load, need, once } from '@hojreh/app'

export const loadHome: Load = ({ store }) =>
  need(store.dispatch(shopApi.endpoints.getHome.initiate(undefined, once)))

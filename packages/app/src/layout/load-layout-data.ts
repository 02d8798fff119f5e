import { settingApi, shopApi, siteApi } from '@hojreh/api'
import { loaderQueryOptions } from '../routing/load.ts'
import type { AppStore } from '../state/make-store.ts'

/** Arguments of the layout's calls: loader and components must ask for the very same. */
export const menuArg = { take: 12 }
/** Without a size it is the default of the specification, 16. */
export const faviconArg = {}

/**
 * What the layout of every page shows. A request that fails leaves its part of the layout empty:
 * the page itself decides whether it can be shown.
 */
export const loadLayoutData = async ({ dispatch }: AppStore): Promise<void> => {
  const { endpoints: setting } = settingApi
  await Promise.all([
    dispatch(setting.getIndexMenu.initiate(menuArg, loaderQueryOptions)),
    dispatch(setting.getFooterMenu.initiate(menuArg, loaderQueryOptions)),
    dispatch(setting.getLogo.initiate(undefined, loaderQueryOptions)),
    dispatch(setting.getSocial.initiate(undefined, loaderQueryOptions)),
    dispatch(siteApi.endpoints.getContactUs.initiate(undefined, loaderQueryOptions)),
    dispatch(setting.getFavicon.initiate(faviconArg, loaderQueryOptions)),
    dispatch(shopApi.endpoints.listCategories.initiate(undefined, loaderQueryOptions)),
  ])
}

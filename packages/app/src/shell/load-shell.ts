import { settingApi, shopApi, siteApi } from '@hojreh/api'
import { once } from '../routing/load.ts'
import type { AppStore } from '../state/make-store.ts'

/** Arguments of the shell's calls: loader and components must ask for the very same. */
export const menuArg = { take: 12 }
/** Without a size it is the default of the specification, 16. */
export const faviconArg = {}

/**
 * What the frame of every page shows. A call that fails leaves its part of the frame empty:
 * the page itself decides whether it can be shown.
 */
export const loadShell = async ({ dispatch }: AppStore): Promise<void> => {
  const { endpoints: setting } = settingApi
  await Promise.all([
    dispatch(setting.getIndexMenu.initiate(menuArg, once)),
    dispatch(setting.getFooterMenu.initiate(menuArg, once)),
    dispatch(setting.getLogo.initiate(undefined, once)),
    dispatch(setting.getSocial.initiate(undefined, once)),
    dispatch(siteApi.endpoints.getContactUs.initiate(undefined, once)),
    dispatch(setting.getFavicon.initiate(faviconArg, once)),
    dispatch(shopApi.endpoints.listCategories.initiate(undefined, once)),
  ])
}

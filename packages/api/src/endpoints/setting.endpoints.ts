import { baseApi } from '../base-api.ts'
import { queryOf } from '../endpoint.ts'

/** The frame of every page; the server rendered it and it stays while the page is open. */
const keepUnusedDataFor = 3_600

export const settingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getIndexMenu: queryOf(build, 'getIndexMenu', { keepUnusedDataFor }),
    getFooterMenu: queryOf(build, 'getFooterMenu', { keepUnusedDataFor }),
    getFavicon: queryOf(build, 'getFavicon', { keepUnusedDataFor }),
    getLogo: queryOf(build, 'getLogo', { keepUnusedDataFor }),
    getSocial: queryOf(build, 'getSocial', { keepUnusedDataFor }),
    getSlider: queryOf(build, 'getSlider'),
    getBanner: queryOf(build, 'getBanner'),
    getRouteRules: queryOf(build, 'getRouteRules', { keepUnusedDataFor }),
    getConfig: queryOf(build, 'getConfig', { keepUnusedDataFor }),
  }),
})

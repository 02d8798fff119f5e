import { baseApi } from '../base-api.ts'
import { queryOf } from '../endpoint.ts'

/** Provinces and cities do not change while a page is open. */
const keepUnusedDataFor = 3_600

export const geoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProvinces: queryOf(build, 'listProvinces', { keepUnusedDataFor }),
    listCities: queryOf(build, 'listCities', { keepUnusedDataFor }),
    getDelivery: queryOf(build, 'getDelivery'),
    getFreeShipping: queryOf(build, 'getFreeShipping'),
  }),
})

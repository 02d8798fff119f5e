import { baseApi } from '../base-api.ts'
import { queryOf } from '../endpoint.ts'

export const shopApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProducts: queryOf(build, 'listProducts', { providesTags: ['Product'] }),
    searchProducts: queryOf(build, 'searchProducts', { providesTags: ['Product'] }),
    suggest: queryOf(build, 'suggest'),
    getProduct: queryOf(build, 'getProduct', { providesTags: ['Product'] }),
    listCategories: queryOf(build, 'listCategories', { keepUnusedDataFor: 3_600 }),
    getQueue: queryOf(build, 'getQueue'),
    getHomeBlocks: queryOf(build, 'getHomeBlocks', { providesTags: ['Product', 'Article'] }),
    getHome: queryOf(build, 'getHome', { providesTags: ['Product', 'Article'] }),
  }),
})

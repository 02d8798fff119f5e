import { baseApi } from '../base-api.ts'
import { mutationOf, queryOf } from '../endpoint.ts'

export const siteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAboutUs: queryOf(build, 'getAboutUs'),
    getContactUs: queryOf(build, 'getContactUs'),
    getLicense: queryOf(build, 'getLicense'),
    getPage: queryOf(build, 'getPage'),
    getFaq: queryOf(build, 'getFaq'),
    sendContactMessage: mutationOf(build, 'sendContactMessage'),
  }),
})

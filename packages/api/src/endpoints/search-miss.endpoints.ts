import { baseApi } from '../base-api.ts'
import { mutationOf } from '../endpoint.ts'

export const searchMissApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ noteMissedSearch: mutationOf(build, 'noteMissedSearch') }),
})

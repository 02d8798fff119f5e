import { baseApi } from '../base-api.ts'
import { queryOf } from '../endpoint.ts'

export const userApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPanelData: queryOf(build, 'getPanelData', { providesTags: ['Customer'] }),
    listAddresses: queryOf(build, 'listAddresses', { providesTags: ['Address'] }),
  }),
})

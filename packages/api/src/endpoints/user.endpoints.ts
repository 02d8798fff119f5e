import { baseApi } from '../base-api.ts'
import { mutationOf, queryOf } from '../endpoint.ts'

export const userApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPanelData: queryOf(build, 'getPanelData', { providesTags: ['Customer'] }),
    listAddresses: queryOf(build, 'listAddresses', { providesTags: ['Address'] }),
    // The cart may be on its way to such an address.
    editAddress: mutationOf(build, 'editAddress', { invalidatesTags: ['Address', 'Cart', 'ShippingMethod'] }),
    deleteAddress: mutationOf(build, 'deleteAddress', {
      invalidatesTags: ['Address', 'Cart', 'ShippingMethod'],
    }),
    listPayments: queryOf(build, 'listPayments', { providesTags: ['Order'] }),
  }),
})

import { baseApi } from '../base-api.ts'
import { mutationOf } from '../endpoint.ts'

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendOtp: mutationOf(build, 'sendOtp'),
    loginSms: mutationOf(build, 'loginSms', { invalidatesTags: ['Address', 'Cart', 'Customer', 'Order'] }),
    logout: mutationOf(build, 'logout'),
  }),
})

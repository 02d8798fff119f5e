import { baseApi } from '../base-api.ts'
import { mutationOf } from '../endpoint.ts'

/** Data that another customer's session would show otherwise. */
const ofCustomer = ['Address', 'Cart', 'Customer', 'Device', 'Order'] as const

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendOtp: mutationOf(build, 'sendOtp'),
    loginSms: mutationOf(build, 'loginSms', { invalidatesTags: [...ofCustomer] }),
    login: mutationOf(build, 'login', { invalidatesTags: [...ofCustomer] }),
    register: mutationOf(build, 'register'),
    // A GET, but a challenge is for one try: nothing to keep.
    getCaptchaChallenge: mutationOf(build, 'getCaptchaChallenge'),
    passCaptcha: mutationOf(build, 'passCaptcha'),
    logout: mutationOf(build, 'logout'),
  }),
})

import type { Cart } from '@hojreh/contract'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '../base-api.ts'
import { mutationOf, queryOf } from '../endpoint.ts'

// For calls that answer the whole cart: it goes into the cache as it is, and no second call asks for it.
const keepCart = async (
  _arg: unknown,
  {
    dispatch,
    queryFulfilled,
  }: { dispatch: ThunkDispatch<unknown, unknown, UnknownAction>; queryFulfilled: Promise<{ data: Cart }> },
) => {
  const response = await queryFulfilled.catch(() => undefined)
  if (!response) return
  // A look that is still under way may have seen the cart before the change, and would overwrite it.
  const look = dispatch(orderApi.util.getRunningQueryThunk('getPending', undefined))
  look?.abort()
  await look
  dispatch(
    orderApi.util.upsertQueryEntries([{ endpointName: 'getPending', arg: undefined, value: response.data }]),
  )
}

export const orderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPending: queryOf(build, 'getPending', { providesTags: ['Cart'] }),
    addToCart: mutationOf(build, 'addToCart', {
      invalidatesTags: (_cart, error) => (error ? ['Cart'] : ['ShippingMethod']),
      onQueryStarted: keepCart,
    }),
    setAddress: mutationOf(build, 'setAddress', {
      invalidatesTags: ['ShippingMethod'],
      onQueryStarted: keepCart,
    }),
    newAddress: mutationOf(build, 'newAddress', { invalidatesTags: ['Address'] }),
    listShippingMethods: queryOf(build, 'listShippingMethods', { providesTags: ['ShippingMethod'] }),
    getInstalments: queryOf(build, 'getInstalments'),
    // A GET by the specification, but it opens a payment: a mutation here.
    // Success leaves the page: an emptied cart on the way to the bank would only startle.
    startPayment: mutationOf(build, 'startPayment', {
      invalidatesTags: (_answer, error) => (error ? ['Cart', 'Order', 'ShippingMethod'] : []),
    }),
    checkPayment: queryOf(build, 'checkPayment', { providesTags: ['Order'] }),
    listOrders: queryOf(build, 'listOrders', { providesTags: ['Order'] }),
    getOrderDetails: queryOf(build, 'getOrderDetails', { providesTags: ['Order'] }),
    listFormerOrders: queryOf(build, 'listFormerOrders'),
    applyCoupon: mutationOf(build, 'applyCoupon', {
      invalidatesTags: (_cart, error) => (error ? [] : ['ShippingMethod']),
      onQueryStarted: keepCart,
    }),
    startCardPayment: mutationOf(build, 'startCardPayment', {
      invalidatesTags: (_answer, error) =>
        error ? ['Cart', 'ShippingMethod'] : ['Cart', 'Order', 'Customer'],
    }),
    reportCardPayment: mutationOf(build, 'reportCardPayment', {
      invalidatesTags: ['Order', 'Cart', 'Customer'],
    }),
    // Also when it is refused: then the order is not what the page shows.
    cancelOrder: mutationOf(build, 'cancelOrder', { invalidatesTags: ['Order', 'Cart', 'Customer'] }),
    returnOrder: mutationOf(build, 'returnOrder', { invalidatesTags: ['Order', 'Customer'] }),
    reorder: mutationOf(build, 'reorder', {
      invalidatesTags: ['ShippingMethod'],
      onQueryStarted: keepCart,
    }),
  }),
})

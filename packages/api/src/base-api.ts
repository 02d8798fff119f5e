import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'

/** Singular entities; a response that shows one provides its tag. */
export const tagTypes = [
  'Address',
  'Article',
  'Cart',
  'Comment',
  'Customer',
  'Device',
  'Favorite',
  'Order',
  'Product',
  'ShippingMethod',
  'StockNotice',
] as const
export type Tag = (typeof tagTypes)[number]

/** The one api of the house; the files in `endpoints/` add its calls. */
export const baseApi = createApi({ reducerPath: 'api', baseQuery, tagTypes, endpoints: () => ({}) })

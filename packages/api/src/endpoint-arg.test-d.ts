import { expectTypeOf, test } from 'vitest'
import type { ArgOf, orderApi, ResponseOf, shopApi } from './index.ts'
import { useGetProductQuery, useListProductsQuery } from './react.ts'

test('a call without query and body takes nothing', () => {
  expectTypeOf<ArgOf<'getHome'>>().toEqualTypeOf<void>()
  expectTypeOf<ArgOf<'logout'>>().toEqualTypeOf<void>()
})

test('a call with one of them takes it as it is', () => {
  expectTypeOf<ArgOf<'getProduct'>>().toEqualTypeOf<{ slug: string; preview?: string | undefined }>()
  expectTypeOf<ArgOf<'addToCart'>>().toEqualTypeOf<{ productId: string; count: number }[]>()
  expectTypeOf<ArgOf<'loginSms'>>().toEqualTypeOf<{ phone: string; code: string }>()
})

test('a call with both takes both by name', () => {
  expectTypeOf<ArgOf<'setAddress'>['query']>().toEqualTypeOf<{ id: string }>()
  expectTypeOf<NonNullable<ArgOf<'setAddress'>['body']>['shippingMethodId']>().toEqualTypeOf<
    string | undefined
  >()
})

test('numbers of a query are written as numbers', () => {
  expectTypeOf<Exclude<ArgOf<'listProducts'>, void>['pageId']>().toEqualTypeOf<number | undefined>()
})

test('endpoints answer the types of the contract', () => {
  type Types = NonNullable<typeof shopApi.endpoints.getProduct.Types>
  expectTypeOf<Types['QueryArg']>().toEqualTypeOf<{ slug: string; preview?: string | undefined }>()
  expectTypeOf<Types['ResultType']>().toEqualTypeOf<ResponseOf<'getProduct'>>()
  expectTypeOf<NonNullable<typeof orderApi.endpoints.getPending.Types>['QueryArg']>().toEqualTypeOf<void>()
})

test('hooks keep the types of their call', () => {
  expectTypeOf(useGetProductQuery).parameter(0).not.toBeAny()
  expectTypeOf(useListProductsQuery).parameter(0).not.toBeAny()
})

import { useGetFreeShippingQuery } from '@hojreh/api/react'
import type { Cart } from '@hojreh/contract'
import { FreeShipping, FreeShippingLoading } from '@hojreh/ui'

/** What is missing until the cart is sent free to its address, or to everywhere while it has none. */
export const ToFreeShipping = ({ cart: { address, subtotal, discount, shippingFee } }: { cart: Cart }) => {
  const { data, isLoading } = useGetFreeShippingQuery(
    address ? { province: address.province, city: address.city } : {},
  )
  // By a coupon, or because the chosen way costs nothing at all.
  if (shippingFee === 0) return null
  if (isLoading) return <FreeShippingLoading />
  if (!data?.freeFrom) return null
  return <FreeShipping goodsTotal={subtotal - discount} freeFrom={data.freeFrom} />
}

import { useGetContactUsQuery } from '@hojreh/api/react'
import { toPersianDigits } from '@hojreh/persian'
import { CheckoutHeader } from '@hojreh/ui'
import { useLocation } from 'react-router-dom'

/** True from the cart's second step on: nothing then leads away from paying. */
export const useIsCheckout = (): boolean => {
  const { pathname, search } = useLocation()
  return pathname === '/cart' && new URLSearchParams(search).has('step')
}

/** The header of the checkout, with the shop's phone. */
export const SiteCheckoutHeader = () => {
  const { data: reached } = useGetContactUsQuery()
  const phone = reached?.phones[0]
  return <CheckoutHeader help={phone ? { title: toPersianDigits(phone), href: `tel:${phone}` } : undefined} />
}

import type { ArgOf } from '@hojreh/api'
import { useListAddressesQuery, useListShippingMethodsQuery, useSetAddressMutation } from '@hojreh/api/react'
import { useErrorToast } from '@hojreh/app'
import type { Cart } from '@hojreh/contract'
import { useEffect, useRef } from 'react'

type Wish = NonNullable<ArgOf<'setAddress'>['body']>

/**
 * Address, shipping method, note and gift of the cart. At first the customer's default address is chosen, and the first
 * method that serves it: the cheapest. So a returning customer sees the costs at once, and has nothing to fill in.
 */
export const useDelivery = ({ address, shippingMethodId }: Cart) => {
  const tellError = useErrorToast()
  const addressList = useListAddressesQuery()
  const methodList = useListShippingMethodsQuery(undefined, { skip: address === null })
  const addresses = addressList.data
  const [setAddress, { isLoading: isBusy, isError: isRefused, originalArgs }] = useSetAddressMutation()
  const hasBegun = useRef(false)
  const suggestedFor = useRef<string>(undefined)

  /** Returns whether the server accepted it. */
  const choose = async (id: string, wish: Wish = {}): Promise<boolean> => {
    const { error } = await setAddress({ query: { id }, body: wish })
    if (error) tellError(error)
    return !error
  }
  const usual = addresses?.find(({ isDefault }) => isDefault) ?? addresses?.[0]
  useEffect(() => {
    // An address that was deleted in another tab is chosen anew.
    if (address !== null) hasBegun.current = false
    if (address !== null || !usual || hasBegun.current) return
    hasBegun.current = true
    void setAddress({ query: { id: usual.id }, body: {} })
  }, [address, usual, setAddress])

  const first = methodList.isFetching ? undefined : methodList.data?.[0]
  useEffect(() => {
    // A method that the shop has ended meanwhile is chosen anew.
    if (shippingMethodId !== null) suggestedFor.current = undefined
    if (!address || shippingMethodId !== null || !first || isBusy || suggestedFor.current === address.id)
      return
    // Once for each address: a method that was refused is not asked for again and again.
    suggestedFor.current = address.id
    void setAddress({ query: { id: address.id }, body: { shippingMethodId: first.id } })
  }, [address, shippingMethodId, first, isBusy, setAddress])

  const hasAddressToCome = addresses ? usual !== undefined : !addressList.error
  const hasMethodToCome = methodList.data ? first !== undefined || methodList.isFetching : !methodList.error
  const isComplete = address !== null && shippingMethodId !== null
  // A choice shows as chosen while the server saves it.
  const underWay = isBusy ? originalArgs : undefined
  return {
    addressList,
    methodList,
    isBusy,
    /** The usual address or method is not chosen yet, and will be. */
    isChoosing: !isComplete && !isRefused && (address === null ? hasAddressToCome : hasMethodToCome),
    addressId: underWay?.query.id ?? address?.id,
    shippingMethodId: underWay?.body?.shippingMethodId ?? shippingMethodId ?? undefined,
    chooseAddress: (id: string) => choose(id),
    chooseMethod: (id: string) => (address ? choose(address.id, { shippingMethodId: id }) : undefined),
    saveNote: (note: string) => (address ? choose(address.id, { note }) : undefined),
    saveGift: async (gift: Cart['gift']) => address !== null && choose(address.id, { gift }),
  }
}

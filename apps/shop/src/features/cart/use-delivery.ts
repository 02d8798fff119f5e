import type { ArgOf } from '@hojreh/api'
import { useListAddressesQuery, useListShippingMethodsQuery, useSetAddressMutation } from '@hojreh/api/react'
import { useErrorToast } from '@hojreh/app'
import type { Cart } from '@hojreh/contract'
import { useEffect, useRef } from 'react'

type Wish = NonNullable<ArgOf<'setAddress'>['body']>

/** Address, shipping method and note of the cart. The customer's default address is chosen to begin with. */
export const useDelivery = ({ address, shippingMethodId }: Cart) => {
  const tellError = useErrorToast()
  const addressList = useListAddressesQuery()
  const methodList = useListShippingMethodsQuery(undefined, { skip: address === null })
  const addresses = addressList.data
  const [setAddress, { isLoading: isBusy, originalArgs }] = useSetAddressMutation()
  const hasBegun = useRef(false)

  const choose = async (id: string, wish: Wish = {}) => {
    const { error } = await setAddress({ query: { id }, body: wish })
    if (error) tellError(error)
  }
  const usual = addresses?.find(({ isDefault }) => isDefault) ?? addresses?.[0]
  useEffect(() => {
    if (address !== null || !usual || hasBegun.current) return
    hasBegun.current = true
    void setAddress({ query: { id: usual.id }, body: {} })
  }, [address, usual, setAddress])

  // What was just chosen shows as chosen while the server notes it.
  const underWay = isBusy ? originalArgs : undefined
  return {
    addressList,
    methodList,
    isBusy,
    addressId: underWay?.query.id ?? address?.id,
    shippingMethodId: underWay?.body?.shippingMethodId ?? shippingMethodId ?? undefined,
    chooseAddress: (id: string) => choose(id),
    chooseMethod: (id: string) => (address ? choose(address.id, { shippingMethodId: id }) : undefined),
    saveNote: (note: string) => (address ? choose(address.id, { note }) : undefined),
  }
}

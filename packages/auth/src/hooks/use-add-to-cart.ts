import { useCallback, useState } from 'react'
import { type CartChange, changeCart } from '../flows/change-cart.ts'
import { useAuthDispatch } from './use-auth-extra.ts'

/** Changes the cart by a count (negative removes); `isBusy` while a change of this component is on its way. */
export const useAddToCart = (): {
  changeCount: (productId: string, count?: number) => Promise<CartChange>
  isBusy: boolean
} => {
  const dispatch = useAuthDispatch()
  const [underWay, setUnderWay] = useState(0)
  const changeCount = useCallback(
    async (productId: string, count = 1) => {
      setUnderWay((before) => before + 1)
      try {
        return await dispatch(changeCart(productId, count))
      } finally {
        setUnderWay((before) => before - 1)
      }
    },
    [dispatch],
  )
  return { changeCount, isBusy: underWay > 0 }
}

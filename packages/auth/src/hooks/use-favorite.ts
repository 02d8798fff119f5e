import { heartsArg } from '@hojreh/api'
import { useListFavoritesQuery } from '@hojreh/api/react'
import { useCallback, useState } from 'react'
import { changeFavorite } from '../flows/wishes.ts'
import { useAuthDispatch } from './use-auth-extra.ts'
import { useIsSignedIn } from './use-is-signed-in.ts'

/** Whether a product is a favourite, and the way to change it. False for a visitor and in the first render. */
export const useFavorite = (productId: string): { isFavorite: boolean; toggle: () => void } => {
  const dispatch = useAuthDispatch()
  const isSignedIn = useIsSignedIn()
  const [isBusy, setIsBusy] = useState(false)
  const { isKept } = useListFavoritesQuery(heartsArg, {
    skip: !isSignedIn,
    // Another tab or another app may have changed it meanwhile.
    refetchOnFocus: true,
    selectFromResult: ({ data }) => ({ isKept: data?.productIds.includes(productId) ?? false }),
  })
  const isFavorite = isSignedIn && isKept
  const toggle = useCallback(async () => {
    // Two answers on their way could come in the wrong order.
    if (isBusy) return
    setIsBusy(true)
    await dispatch(changeFavorite(productId, !isFavorite))
    setIsBusy(false)
  }, [dispatch, productId, isFavorite, isBusy])
  return { isFavorite, toggle: () => void toggle() }
}

import { favoriteApi, heartsArg } from '@hojreh/api'
import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { changeFavorite } from '../flows/pending-actions.ts'
import { useAuthDispatch } from './use-auth-extra.ts'
import { useIsSignedIn } from './use-is-signed-in.ts'

const { select, initiate } = favoriteApi.endpoints.listFavorites
const selectHearts = select(heartsArg)
// Another tab or another app may have changed it meanwhile.
const subscriptionOptions = { refetchOnFocus: true }

/** Whether a product is a favourite, and the way to change it. False for a visitor and in the first render. */
export const useFavorite = (productId: string): { isFavorite: boolean; toggle: () => void } => {
  const dispatch = useAuthDispatch()
  const isSignedIn = useIsSignedIn()
  const [isBusy, setIsBusy] = useState(false)
  // Not the endpoint's own hook: it is a twentieth of the work of rendering a list, and most visitors have no hearts.
  useEffect(() => {
    if (!isSignedIn) return
    const subscription = dispatch(initiate(heartsArg, { subscriptionOptions }))
    return subscription.unsubscribe
  }, [dispatch, isSignedIn])
  const isKept = useSelector((state: Parameters<typeof selectHearts>[0]) =>
    selectHearts(state).data?.productIds.includes(productId),
  )
  const isFavorite = isSignedIn && isKept === true
  const toggle = async () => {
    // Two concurrent responses could arrive in the wrong order.
    if (isBusy) return
    setIsBusy(true)
    await dispatch(changeFavorite(productId, !isFavorite))
    setIsBusy(false)
  }
  return { isFavorite, toggle: () => void toggle() }
}

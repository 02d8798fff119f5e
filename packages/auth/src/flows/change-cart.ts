import { type ApiError, baseApi, markSoldOut, orderApi } from '@hojreh/api'
import { type Cart, limits } from '@hojreh/contract'
import { authMessages } from '../auth.messages.ts'
import { type PendingAdd, rememberedAddCookie } from '../bridge/pending-add.ts'
import { waitingChanges } from '../bridge/waiting-changes.ts'
import { authModalOpened } from '../state/auth-modal.slice.ts'
import type { AuthDispatch, AuthExtra, AuthThunk } from '../state/auth-state.ts'
import { toastShown } from '../state/toasts.slice.ts'
import { createCartQueue } from './cart-queue.ts'
import { untilReachable } from './until-reachable.ts'

export type CartChange = 'changed' | 'refused' | 'signed-out'

const askToSignIn =
  (wanted: PendingAdd): AuthThunk =>
  (dispatch, _getState, { config }) => {
    rememberedAddCookie.write(wanted, config)
    dispatch(
      toastShown({
        kind: 'warning',
        title: authMessages.signInFirst,
        lifeMs: limits.toastLifeMs.loginWarning,
      }),
    )
    dispatch(authModalOpened())
  }

const titleOfChange = (count: number, productId: string, cart: Cart): string => {
  if (count > 0) return authMessages.added
  return cart.lines.some((line) => line.productId === productId)
    ? authMessages.decreased
    : authMessages.removed
}

const idsOf = (goods: string): string[] => goods.split(' ')

/**
 * Learns from a refusal that goods are sold out. A customer who has none of a product in the cart and cannot get a
 * single one knows it for sure; with some in the cart, or a cart that was never loaded, the pages ask the server again.
 */
const learnOfStock =
  (goods: string, count: number, { code }: ApiError): AuthThunk =>
  (dispatch, getState) => {
    if (count < 1 || (code !== 'insufficient_stock' && code !== 'product_unavailable')) return
    const [productId = '', ...others] = idsOf(goods)
    const cart = orderApi.endpoints.getPending.select(undefined)(getState()).data
    const hasNone = cart?.lines.every((line) => line.productId !== productId) ?? false
    if (hasNone && count === 1 && others.length === 0) dispatch(markSoldOut(productId))
    else dispatch(baseApi.util.invalidateTags(['Product']))
  }

const sendWith =
  (dispatch: AuthDispatch) =>
  async (productId: string, count: number): Promise<CartChange> => {
    const { data: cart, error } = await dispatch(
      orderApi.endpoints.addToCart.initiate(idsOf(productId).map((id) => ({ productId: id, count }))),
    )
    if (cart) {
      const title = titleOfChange(count, productId, cart)
      dispatch(toastShown({ kind: 'success', title, lifeMs: limits.toastLifeMs.cart }))
      return 'changed'
    }
    const { status, message } = error as ApiError
    dispatch(learnOfStock(productId, count, error as ApiError))
    if (status === 401 && count > 0) {
      dispatch(askToSignIn({ productId, count }))
      return 'signed-out'
    }
    dispatch(toastShown({ kind: 'error', title: message, lifeMs: limits.unreadToastLifeMs }))
    return 'refused'
  }

// One queue per store; the extra argument is what a store and its thunks share.
const queues = new WeakMap<AuthExtra, ReturnType<typeof createCartQueue<CartChange>>>()

const send =
  (productId: string, count: number): AuthThunk<Promise<CartChange>> =>
  async (dispatch, _getState, extra) => {
    const queue = queues.get(extra) ?? createCartQueue(sendWith(dispatch))
    queues.set(extra, queue)
    return (await queue(productId, count)) ?? 'changed'
  }

/**
 * Tells the user that a change is made once there is a network, and makes it then; also one that waited before a
 * reload. It is not sent first and then repeated: a request that gets no response may have arrived.
 * `unstored`: the count, where `waitingChanges` had no room for it.
 */
export const sendWhenReachable =
  (productId: string, unstored = 0): AuthThunk<Promise<CartChange>> =>
  async (dispatch, _getState, { config }) => {
    if (!navigator.onLine) {
      const title = authMessages.waitsForNetwork
      dispatch(toastShown({ kind: 'warning', title, lifeMs: limits.toastLifeMs.loginWarning }))
    }
    await untilReachable()
    const count = unstored || (await waitingChanges.take(productId, config))
    return count === 0 ? 'changed' : dispatch(send(productId, count))
  }

/**
 * Adds `count` of a product to the cart, or removes when negative, and tells the user. Several ids, separated by
 * spaces, go in one call, all of them or none.
 * A visitor is asked to sign in and the product is remembered. Calls go one after another (see the queue).
 */
export const changeCart =
  (productId: string, count = 1): AuthThunk<Promise<CartChange>> =>
  async (dispatch, _getState, { config, session }) => {
    if (!session.isSignedIn()) {
      dispatch(askToSignIn({ productId, count }))
      return 'signed-out'
    }
    if (navigator.onLine) return dispatch(send(productId, count))
    const isStored = waitingChanges.add(productId, count, config)
    return dispatch(sendWhenReachable(productId, isStored ? 0 : count))
  }

import type { Cart } from '@hojreh/contract'
import { cartMessages as text } from './cart.messages.ts'
import { hasBlockingProblem, type Step } from './steps.ts'

/** The mark of what a step still needs: a control, or an element that contains it. */
export const neededMark = { 'data-needed': '' } as const

const CONTROL = ':is(input, select, textarea, button):not(:disabled)'

/** Moves the focus of a shopper who wants to go on to the first thing that is missing. */
export const goToNeeded = (): void =>
  document.querySelector<HTMLElement>(`main [data-needed]${CONTROL}, main [data-needed] ${CONTROL}`)?.focus()

/**
 * Returns what a step still needs before the next one, as a sentence; undefined when nothing is missing. A choice that
 * the server is still saving is not missing: the next step waits for it.
 */
export const neededBy = (step: Step, cart: Cart, isChoosing: boolean): string | undefined => {
  if (step === 'cart') return hasBlockingProblem(cart) ? text.solveProblems : undefined
  if (isChoosing) return undefined
  if (cart.address === null) return text.addressNeeded
  return cart.shippingMethodId === null ? text.methodNeeded : undefined
}

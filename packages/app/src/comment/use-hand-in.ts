import type { ApiError } from '@hojreh/api'
import { askToSignInFor, toastShown } from '@hojreh/auth'
import { useAuthDispatch, useIsSignedIn } from '@hojreh/auth/react'
import { limits } from '@hojreh/contract'
import type { FieldMessages } from '@hojreh/ui'
import { useErrorToast } from '../customer/use-error-toast.ts'

type Result = { data?: { message: string } | undefined; error?: unknown }

/**
 * Hands in what a customer wrote and says what comes next; a visitor signs in first and finds the text as it was.
 * Returns the messages of the fields that the server refused.
 * @param atField refusals that stand at a field although the server names none
 */
export const useHandIn = (onClose: () => void, atField?: { codes: readonly string[]; field: string }) => {
  const dispatch = useAuthDispatch()
  const isSignedIn = useIsSignedIn()
  const tellError = useErrorToast()
  return async (send: () => PromiseLike<Result>): Promise<FieldMessages | undefined> => {
    if (!isSignedIn) {
      dispatch(askToSignInFor({ kind: 'stay' }))
      return
    }
    const { data, error } = await send()
    if (data) {
      dispatch(toastShown({ kind: 'success', title: data.message, lifeMs: limits.toastLifeMs.auth }))
      onClose()
      return
    }
    const { code, fields, message, status } = error as ApiError
    if (atField?.codes.includes(code)) return { [atField.field]: message }
    if (status === 401) dispatch(askToSignInFor({ kind: 'stay' }))
    else if (!fields) tellError(error)
    return fields
  }
}

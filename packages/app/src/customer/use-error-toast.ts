import type { ApiError } from '@hojreh/api'
import { toastShown } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { limits } from '@hojreh/contract'
import { useCallback } from 'react'

/** Tells the person what the server said of a failed call. */
export const useErrorToast = (): ((error: unknown) => void) => {
  const dispatch = useAuthDispatch()
  return useCallback(
    (error) => {
      const { message } = error as ApiError
      dispatch(toastShown({ kind: 'error', title: message, lifeMs: limits.unreadToastLifeMs }))
    },
    [dispatch],
  )
}

import { useErrorToast } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { useCallback } from 'react'
import { useDispatch } from 'react-redux'

/** A call under way. */
export type Act = Promise<{ data?: unknown; error?: unknown }>

/** Tells the person what became of an act: that it is done, or why not. Resolves to whether it is. */
export const useAct = (): ((act: Act, done: string) => Promise<boolean>) => {
  const dispatch = useDispatch()
  const tellError = useErrorToast()
  return useCallback(
    async (act, done) => {
      const { error } = await act
      if (error) tellError(error)
      else dispatch(toastShown({ kind: 'success', title: done, lifeMs: limits.toastLifeMs.auth }))
      return !error
    },
    [dispatch, tellError],
  )
}

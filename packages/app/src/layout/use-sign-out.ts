import { signOut } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { useConfirm } from './confirm.tsx'
import { layoutMessages as text } from './layout.messages.ts'

/** Asks whether the customer means it, and then signs out. */
export const useSignOut = (): (() => Promise<void>) => {
  const dispatch = useAuthDispatch()
  const confirm = useConfirm()
  return async () => {
    const isSure = await confirm({ title: text.signOutQuestion, confirmLabel: text.signOutConfirm })
    if (isSure) await dispatch(signOut())
  }
}

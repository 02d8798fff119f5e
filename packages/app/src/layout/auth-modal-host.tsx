import { authModalOpened } from '@hojreh/auth'
import { useAuthDispatch, useAuthExtra } from '@hojreh/auth/react'
import { lazyPart, OnDemand } from '@hojreh/ui'
import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import type { AppState } from '../state/make-store.ts'
import { noteOpen, wasOpenBeforeReload } from './open-before-reload.ts'

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const AuthDialog = lazyPart(async () => {
  // A phone needs long for a dialog and its form: what was pressed looks pressed before that.
  await nextPaint()
  return import('./auth-dialog.tsx')
}, 'AuthDialog')

/** The auth modal, app-wide; its chunk is loaded when it is wanted for the first time. */
export const AuthModalHost = () => {
  const dispatch = useAuthDispatch()
  const { session } = useAuthExtra()
  const isOpen = useSelector((state: AppState) => state.authModal.showAuthModal)
  useEffect(() => {
    if (wasOpenBeforeReload() && !session.isSignedIn()) dispatch(authModalOpened())
  }, [dispatch, session])
  useEffect(() => noteOpen(isOpen), [isOpen])
  return (
    <OnDemand isWanted={isOpen}>
      <AuthDialog isOpen={isOpen} />
    </OnDemand>
  )
}

import { OnDemand } from '@hojreh/ui'
import { lazy } from 'react'
import { useSelector } from 'react-redux'
import type { AppState } from '../state/make-store.ts'

const AuthDialog = lazy(() => import('./auth-dialog.tsx').then(({ AuthDialog }) => ({ default: AuthDialog })))

/** The auth modal, app-wide; its chunk is loaded when it is wanted for the first time. */
export const AuthModalHost = () => {
  const isOpen = useSelector((state: AppState) => state.authModal.showAuthModal)
  return (
    <OnDemand isWanted={isOpen}>
      <AuthDialog isOpen={isOpen} />
    </OnDemand>
  )
}

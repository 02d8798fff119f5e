import { OnDemand } from '@hojreh/ui'
import { lazy } from 'react'
import { useSelector } from 'react-redux'
import type { AppState } from '../state/make-store.ts'

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const AuthDialog = lazy(async () => {
  // A phone needs long for a dialog and its form: what was pressed looks pressed before that.
  await nextPaint()
  return { default: (await import('./auth-dialog.tsx')).AuthDialog }
})

/** The auth modal, app-wide; its chunk is loaded when it is wanted for the first time. */
export const AuthModalHost = () => {
  const isOpen = useSelector((state: AppState) => state.authModal.showAuthModal)
  return (
    <OnDemand isWanted={isOpen}>
      <AuthDialog isOpen={isOpen} />
    </OnDemand>
  )
}

import { toastClosed } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { ToastArea, type ToastMessage } from '@hojreh/ui'
import { createSelector } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'
import type { AppState } from '../state/make-store.ts'

const selectMessages = createSelector([(state: AppState) => state.toasts], (toasts): ToastMessage[] =>
  toasts.map(({ id, kind, title, detail, endsAt }) => ({
    id,
    kind,
    title,
    detail,
    life: endsAt - Date.now(),
  })),
)

/** The toast area of the app. */
export const Toasts = () => {
  const dispatch = useAuthDispatch()
  const messages = useSelector(selectMessages)
  return <ToastArea toasts={messages} onClose={(id) => dispatch(toastClosed(id))} />
}

import { toastClosed } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { lazyPart, PlainNotices, type ToastMessage } from '@hojreh/ui'
import { createSelector } from '@reduxjs/toolkit'
import { type ComponentType, Suspense, useDeferredValue, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { ignoreChunkLoadError } from '../browser/chunk-guard.ts'
import { isConnectionLost, subscribeToConnection } from '../browser/connection.ts'
import { nextTask } from '../lazy/next-task.ts'
import type { AppState } from '../state/make-store.ts'
import type { NoticeAreaProps } from './notice-area.tsx'

const loadNoticeArea = (): Promise<ComponentType<NoticeAreaProps>> =>
  import('./notice-area.tsx').then(
    ({ NoticeArea }) => NoticeArea,
    (error) => {
      ignoreChunkLoadError(error)
      return PlainNotices
    },
  )
const NoticeArea = lazyPart(async () => {
  await nextTask()
  return { NoticeArea: await loadNoticeArea() }
}, 'NoticeArea')

const selectToasts = createSelector([(state: AppState) => state.toasts], (toasts): ToastMessage[] =>
  toasts.map(({ id, kind, title, detail, endsAt }) => ({
    id,
    kind,
    title,
    detail,
    life: endsAt - Date.now(),
  })),
)

const subscribeToNothing = () => () => undefined

/**
 * Toasts, and the sign that what is shown may be a kept copy. Their code comes after the first render, and what is to
 * be told before that, or without it, is told in plain words: a notice of a lost network must not need the network.
 */
export const Notices = () => {
  const dispatch = useAuthDispatch()
  const toasts = useSelector(selectToasts)
  // What was pressed shows before its toast, whose first styles take a slow phone 0.1 s.
  const laterToasts = useDeferredValue(toasts)
  const isOffline = useSyncExternalStore(subscribeToConnection, isConnectionLost, () => false)
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  if (!isHydrated) return null
  const notices = { isOffline, toasts, onClose: (id: string) => void dispatch(toastClosed(id)) }
  return (
    <Suspense fallback={<PlainNotices {...notices} />}>
      <NoticeArea {...notices} toasts={laterToasts} />
    </Suspense>
  )
}

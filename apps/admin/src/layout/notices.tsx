import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { isConnectionLost, subscribeToConnection } from '@hojreh/app/runtime'
import { toastClosed } from '@hojreh/auth'
import { from, layer, ToastArea } from '@hojreh/ui'
import Alert from '@mui/material/Alert'
import { createSelector } from '@reduxjs/toolkit'
import { useSyncExternalStore } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { layoutMessages as text } from './layout.messages.ts'
import type { AdminState } from './make-store.ts'

// Above the menu, which is under the thumb on phones.
const OfflineLine = styled(Alert)(
  css({
    position: 'fixed',
    zIndex: layer.header,
    insetInline: 8,
    insetBlockEnd: 'calc(68px + env(safe-area-inset-bottom))',
    [from.desktop]: { insetBlockEnd: 16, insetInline: '244px 16px' },
    '@media print': { display: 'none' },
  }),
)

const selectToasts = createSelector([({ toasts }: AdminState) => toasts], (toasts) =>
  toasts.map(({ endsAt, ...toast }) => ({ ...toast, life: endsAt - Date.now() })),
)

/** What the back office tells its person, over any page. */
export const Notices = () => {
  const dispatch = useDispatch()
  const toasts = useSelector(selectToasts)
  const isOffline = useSyncExternalStore(subscribeToConnection, isConnectionLost)
  return (
    <>
      <ToastArea toasts={toasts} onClose={(id) => void dispatch(toastClosed(id))} />
      <div role="status">
        {isOffline && (
          <OfflineLine severity="warning" variant="filled" role="none">
            {text.offline}
          </OfflineLine>
        )}
      </div>
    </>
  )
}

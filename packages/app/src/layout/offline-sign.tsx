import { OfflineNotice } from '@hojreh/ui'
import { useSyncExternalStore } from 'react'
import { isConnectionLost, subscribeToConnection } from '../browser/connection.ts'

/** The sign that what is shown may be a kept copy. */
export const OfflineSign = () => {
  const isLost = useSyncExternalStore(subscribeToConnection, isConnectionLost, () => false)
  return <OfflineNotice isOffline={isLost} />
}

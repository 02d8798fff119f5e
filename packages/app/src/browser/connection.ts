import { connectionChannel } from './connection-channel.ts'

let isWorkerWithoutNetwork = false

/** True while the browser has no network, or the service worker answers from what it kept. */
export const isConnectionLost = (): boolean => !navigator.onLine || isWorkerWithoutNetwork

/** Calls back when the connection is lost or found; returns the unsubscribe function. */
export const subscribeToConnection = (onChange: () => void): (() => void) => {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(connectionChannel)
  const update = (isLost: boolean) => {
    isWorkerWithoutNetwork = isLost
    onChange()
  }
  const onOnline = () => update(false)
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', onChange)
  if (channel) {
    channel.onmessage = ({ data }) => update(data?.isLost === true)
    channel.postMessage('ask')
  }
  return () => {
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', onChange)
    channel?.close()
  }
}

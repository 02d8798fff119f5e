import { usePulseQuery } from '@hojreh/api/admin'
import type { Pulse } from '@hojreh/contract/admin'
import { useSyncExternalStore } from 'react'

const WATCHED_MS = 10_000
/** Not stopped while the tab is hidden: staff may listen for the sound of new orders. */
const HIDDEN_MS = 60_000

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isHidden = () => document.visibilityState === 'hidden'

/** Returns what waits, requested every ten seconds, and every minute while the tab is hidden. */
export const useWatchedPulse = (): Pulse | undefined => {
  const hidden = useSyncExternalStore(subscribe, isHidden)
  return usePulseQuery(undefined, { pollingInterval: hidden ? HIDDEN_MS : WATCHED_MS }).data
}

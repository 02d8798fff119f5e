import { deviceStorage } from '@hojreh/app'
import { useEffect, useSyncExternalStore } from 'react'
import { chime } from './chime.ts'

const LAST_KEY = 'hojreh-desk-last-order'
const SOUND_KEY = 'hojreh-desk-sound'
const LOCK = 'hojreh-desk-news'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const isSoundOn = () => deviceStorage.read(SOUND_KEY) !== 'off'

/** Whether a new order is heard on this device, and the way to switch it; switched on, it is heard at once. */
export const useSound = (): [boolean, () => void] => {
  const isOn = useSyncExternalStore(subscribe, isSoundOn)
  const toggle = () => {
    deviceStorage.write(SOUND_KEY, isOn ? 'off' : 'on')
    for (const listener of listeners) listener()
    if (!isOn) void chime()
  }
  return [isOn, toggle]
}

/**
 * Whether this tab is the first on the device to hear of an order that came at `at`. Of several tabs one tells: the lock
 * lets them look one after the other. A device that never heard of any does not begin with a noise.
 */
export const isFirstToHear = (at: string): Promise<boolean> => {
  const look = async () => {
    const last = deviceStorage.read(LAST_KEY)
    const isKnown = typeof last === 'string'
    if (isKnown && last >= at) return false
    // Where the device keeps nothing each tab tells for itself.
    deviceStorage.write(LAST_KEY, at)
    return isKnown
  }
  // Without a secure origin there are no locks; two tabs may be heard then.
  return 'locks' in navigator ? navigator.locks.request(LOCK, look) : look()
}

/** Puts a number on the app's icon where the browser can. */
export const useAppBadge = (count: number): void => {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    // An app that is not installed has no icon, and some browsers say so by refusing.
    const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    shown.catch(() => undefined)
  }, [count])
}

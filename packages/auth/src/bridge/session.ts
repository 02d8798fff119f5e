import type { PublicConfig, Session } from '@hojreh/contract'
import { readCookie, removeCookie, writeCookie } from './cookie.ts'

type SessionConfig = Pick<PublicConfig, 'authCookieName' | 'cookieDomain'>

/** The session as the browser knows it: signed in means that the auth cookie holds a value. */
export interface SessionStore {
  token: () => string | undefined
  isSignedIn: () => boolean
  store: (session: Pick<Session, 'jwtSecret' | 'expiresAt'>) => void
  clear: () => void
  /** Calls back when this page or another tab signed in or out. Returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void
  /** Calls back when another tab signed in, out, or in as another customer. Returns the unsubscribe function. */
  subscribeToOthers: (onChange: () => void) => () => void
}

// No event reports another tab's cookie; checking it when the user comes back is enough.
const whenBack = (look: () => void) => {
  window.addEventListener('focus', look)
  window.addEventListener('pageshow', look)
  return () => {
    window.removeEventListener('focus', look)
    window.removeEventListener('pageshow', look)
  }
}

/** The session of this browser, stored in the auth cookie that the public configuration names. */
export const createSessionStore = (config: SessionConfig): SessionStore => {
  const listeners = new Set<() => void>()
  /** Listeners for this page's own changes only. */
  const own = new Set<() => void>()
  let read: { token: string | undefined } | undefined
  // Read once a task: the browser asks another process for cookies, and every favourite button of a list needs them.
  const token = () => {
    if (!read) {
      read = { token: readCookie(config.authCookieName) }
      queueMicrotask(() => {
        read = undefined
      })
    }
    return read.token
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const change = (write: () => void) => {
    write()
    read = undefined
    for (const note of own) note()
    tell()
  }
  const lookAgain = (look: () => void) =>
    whenBack(() => {
      read = undefined
      look()
    })
  let stopLooking = () => {}
  return {
    token,
    isSignedIn: () => token() !== undefined,
    store: ({ jwtSecret, expiresAt }) => {
      change(() => writeCookie(config.authCookieName, jwtSecret, new Date(expiresAt), config))
    },
    clear: () => {
      change(() => removeCookie(config.authCookieName, config))
    },
    subscribe: (onChange) => {
      if (listeners.size === 0) stopLooking = lookAgain(tell)
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
        if (listeners.size === 0) stopLooking()
      }
    },
    subscribeToOthers: (onChange) => {
      let known = token()
      const noteOwn = () => {
        known = token()
      }
      own.add(noteOwn)
      const stop = lookAgain(() => {
        if (token() === known) return
        noteOwn()
        onChange()
      })
      return () => {
        own.delete(noteOwn)
        stop()
      }
    },
  }
}

/** The session of a server render: public HTML is the same for every visitor, so no customer is signed in there. */
export const visitorSession: SessionStore = {
  token: () => undefined,
  isSignedIn: () => false,
  store: () => undefined,
  clear: () => undefined,
  subscribe: () => () => undefined,
  subscribeToOthers: () => () => undefined,
}

import type { PublicConfig, Session } from '@hojreh/contract'
import { readCookie, removeCookie, writeCookie } from './cookie.ts'

type SessionConfig = Pick<PublicConfig, 'authCookieName' | 'cookieDomain'>

/** The session as the browser knows it: signed in means that the auth cookie holds a value. */
export interface SessionStore {
  token: () => string | undefined
  isSignedIn: () => boolean
  store: (session: Pick<Session, 'jwtSecret' | 'expiresAt'>) => void
  clear: () => void
  /** Calls back when this page or another tab signed in or out. Answers the way to stop. */
  subscribe: (onChange: () => void) => () => void
  /** Calls back when another tab signed in, out, or in as somebody else. Answers the way to stop. */
  subscribeToOthers: (onChange: () => void) => () => void
}

// No event tells of another tab's cookie; looking again when the person comes back is enough.
const whenBack = (look: () => void) => {
  window.addEventListener('focus', look)
  window.addEventListener('pageshow', look)
  return () => {
    window.removeEventListener('focus', look)
    window.removeEventListener('pageshow', look)
  }
}

/** The session of this browser, kept in the auth cookie that the public configuration names. */
export const createSessionStore = (config: SessionConfig): SessionStore => {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const token = () => readCookie(config.authCookieName)
  return {
    token,
    isSignedIn: () => token() !== undefined,
    store: ({ jwtSecret, expiresAt }) => {
      writeCookie(config.authCookieName, jwtSecret, new Date(expiresAt), config)
      tell()
    },
    clear: () => {
      removeCookie(config.authCookieName, config)
      tell()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      const stop = whenBack(onChange)
      return () => {
        listeners.delete(onChange)
        stop()
      }
    },
    subscribeToOthers: (onChange) => {
      let known = token()
      const noteOwn = () => {
        known = token()
      }
      listeners.add(noteOwn)
      const stop = whenBack(() => {
        if (token() === known) return
        noteOwn()
        onChange()
      })
      return () => {
        listeners.delete(noteOwn)
        stop()
      }
    },
  }
}

/** The session of a server render: public HTML is the same for everyone, so nobody is signed in there. */
export const visitorSession: SessionStore = {
  token: () => undefined,
  isSignedIn: () => false,
  store: () => undefined,
  clear: () => undefined,
  subscribe: () => () => undefined,
  subscribeToOthers: () => () => undefined,
}

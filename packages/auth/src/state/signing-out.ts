import type { SessionStore } from '../bridge/session.ts'

/**
 * Sessions that their customer ended, until the next sign-in. What the page they are leaving still asks for
 * is refused, and must not send them to sign-in.
 */
export const signingOut = new WeakSet<SessionStore>()

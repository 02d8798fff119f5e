import { useSyncExternalStore } from 'react'
import { useAuthExtra } from './use-auth-extra.ts'

const no = () => false

/** Whether the auth cookie holds a value. False on the server and in the first render, which equals the server's. */
export const useIsSignedIn = (): boolean => {
  const { session } = useAuthExtra()
  return useSyncExternalStore(session.subscribe, session.isSignedIn, no)
}

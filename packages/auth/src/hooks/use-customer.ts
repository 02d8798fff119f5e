import { useGetPanelDataQuery } from '@hojreh/api/react'
import type { PanelData } from '@hojreh/contract'
import { useSelector } from 'react-redux'
import type { AuthState } from '../state/auth-state.ts'
import { useIsSignedIn } from './use-is-signed-in.ts'

/** The signed-in customer: at once from local storage, then as the server says. Null for a visitor. */
export const useCustomer = (): PanelData | null => {
  const isSignedIn = useIsSignedIn()
  useGetPanelDataQuery(undefined, { skip: !isSignedIn })
  const customer = useSelector((state: AuthState) => state.userData.customer)
  return isSignedIn ? customer : null
}

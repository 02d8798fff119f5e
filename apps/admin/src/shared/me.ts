import type { Permission, StaffMe } from '@hojreh/contract/admin'
import { createContext, use } from 'react'

export const MeContext = createContext<StaffMe | null>(null)

/** The member of the staff who is signed in. */
export const useMe = (): StaffMe => {
  const me = use(MeContext)
  if (!me) throw new Error('useMe needs the frame around it')
  return me
}

/** Tells whether the member may do something; only for what to show, the server decides for itself. */
export const useMay = (): ((permission: Permission) => boolean) => {
  const { permissions } = useMe()
  return (permission) => permissions.includes(permission)
}

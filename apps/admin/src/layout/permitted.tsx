import type { Permission } from '@hojreh/contract/admin'
import type { ComponentType } from 'react'
import { useMay } from '../shared/me.ts'
import { ForbiddenPage } from './page-failure.tsx'

/** Limits a page to members with a permission: for others nothing of it is shown or requested. */
export const permitted = (Page: ComponentType, needs: Permission | null): ComponentType => {
  if (needs === null) return Page
  const Permitted = () => (useMay()(needs) ? <Page /> : <ForbiddenPage />)
  return Permitted
}

import type { Permission } from '@hojreh/contract/admin'
import type { ComponentType } from 'react'
import { useMay } from '../shared/me.ts'
import { ForbiddenPage } from './page-failure.tsx'

/** A page for those who may see it: for anybody else nothing of it is shown or asked for. */
export const permitted = (Page: ComponentType, needs: Permission | null): ComponentType => {
  if (needs === null) return Page
  const Permitted = () => (useMay()(needs) ? <Page /> : <ForbiddenPage />)
  return Permitted
}

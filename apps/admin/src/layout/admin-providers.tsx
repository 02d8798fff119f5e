import { ConfirmProvider } from '@hojreh/app/runtime'
import { type createStyleCache, HojrehProvider, LinkProvider } from '@hojreh/ui'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { AdminLink } from './admin-link.tsx'
import type { AdminStore } from './make-store.ts'

export interface AdminProvidersProps {
  store: AdminStore
  shopTitle: string
  cache: ReturnType<typeof createStyleCache>
  children: ReactNode
}

/** What every page of the back office stands on. */
export const AdminProviders = ({ store, shopTitle, cache, children }: AdminProvidersProps) => (
  <Provider store={store}>
    <HojrehProvider brand={shopTitle} cache={cache}>
      <LinkProvider component={AdminLink}>
        <ConfirmProvider>{children}</ConfirmProvider>
      </LinkProvider>
    </HojrehProvider>
  </Provider>
)

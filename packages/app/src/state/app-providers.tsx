import type { EmotionCache } from '@emotion/react'
import { HojrehProvider, LinkProvider } from '@hojreh/ui'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { Provider } from 'react-redux'
import type { BuildWatch } from '../browser/build-watch.ts'
import { ConfirmProvider } from '../layout/confirm.tsx'
import { AppLink } from '../link/app-link.tsx'
import { AppContext } from './app-context.ts'
import type { AppExtra } from './app-extra.ts'
import type { AppState, AppStore } from './make-store.ts'

export interface AppProvidersProps extends Pick<AppExtra, 'app' | 'config'> {
  store: AppStore
  cache: EmotionCache
  buildWatch?: BuildWatch | undefined
  /** What the server's HTML was made from: parts that hydrate later begin with it. */
  serverState?: AppState | undefined
  /** Runs once after the first render has reached the page, in a task of its own; returns the cleanup function. */
  onMounted?: (() => () => void) | undefined
  children: ReactNode
}

const never = () => () => undefined
const no = () => false

/** Store, styles, configuration and links around the router; the same tree on the server and in the browser. */
export const AppProviders = ({
  store,
  cache,
  app,
  config,
  buildWatch,
  serverState,
  onMounted,
  children,
}: AppProvidersProps) => {
  const isOutdated = useSyncExternalStore(buildWatch?.subscribe ?? never, buildWatch?.isOutdated ?? no, no)
  useEffect(() => {
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      stop = onMounted?.()
    })
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [onMounted])
  return (
    <Provider store={store} serverState={serverState}>
      <AppContext value={{ app, config, isOutdated }}>
        <HojrehProvider
          brand={config.shopTitle}
          logo={config.logo}
          cache={cache}
          cookieDomain={config.cookieDomain ?? undefined}
        >
          <LinkProvider component={AppLink}>
            <ConfirmProvider>{children}</ConfirmProvider>
          </LinkProvider>
        </HojrehProvider>
      </AppContext>
    </Provider>
  )
}

import { type ComponentType, lazy, memo, Suspense, useState } from 'react'
import { ignoreChunkLoadError } from '../browser/chunk-guard.ts'
import { nextTask } from './next-task.ts'
import { WaitingPresses } from './waiting-presses.tsx'

const isServer = typeof document === 'undefined'
/** Loads the code of each part that is not there yet. */
const waiting = new Set<() => Promise<unknown>>()
const Nothing = () => null
const never = () => new Promise<never>(() => undefined)

let isRequested = isServer

/**
 * Loads the lazily hydrated parts of every page seen so far, in a browser each in a task of its own: a phone takes a
 * while to request files. Resolves when all are loaded.
 */
export const loadHydratedParts = async (): Promise<void> => {
  isRequested = true
  const loading: Promise<unknown>[] = []
  for (const load of [...waiting]) {
    if (!isServer) await nextTask()
    loading.push(load())
  }
  await Promise.all(loading)
}

/** A navigation waits no longer for parts below the fold. */
const LONGEST_WAIT_MS = 1_500

/**
 * For loaders of routes: a page that is reached inside an app is complete at once, so nothing moves later.
 * A server, and the first page of a browser, wait for nothing here.
 */
export const hydratedPartsLoaded = async (): Promise<void> => {
  if (!isRequested) return
  const timeout = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  await (isServer ? loadHydratedParts() : Promise.race([loadHydratedParts(), timeout]))
}

export interface LazyHydratedOptions {
  /** Shown while the code loads where no server has rendered the part. */
  Skeleton?: ComponentType
  /** No server renders it, and the page is useless without it: a failed load fails the page. */
  isRequired?: boolean
}

/**
 * A part below the fold: the server renders it with the page, the browser loads its code after the first render and
 * hydrates it then. Until that its HTML stays, its links work, and its buttons wait: they are pressed again. Pass props
 * that do not change from render to render: React drops the HTML of a part whose props change before its code is loaded.
 */
export const lazyHydrated = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Skeleton = Nothing, isRequired = false }: LazyHydratedOptions = {},
): ComponentType<Props> => {
  let Loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    Loaded ??= await load()
    waiting.delete(loadOrLeave)
    return Loaded
  }
  const loadOrLeave = isServer ? loadOnce : () => loadOnce().catch(ignoreChunkLoadError)
  waiting.add(loadOrLeave)
  const Lazy = lazy(async () => {
    // Requesting files takes a phone a while: not in the task that hydrates the page.
    await nextTask()
    if (isRequired) return { default: await loadOnce() }
    // Without its code the part stays the server's HTML; an error would take the whole page away.
    return { default: (await loadOnce().catch(ignoreChunkLoadError)) ?? (await never()) }
  }) as unknown as ComponentType<Props>
  return memo((props: Props) => {
    // The same component for as long as the part is shown: another one would start with empty state.
    const [Part] = useState(() => Loaded ?? Lazy)
    return (
      <Suspense fallback={<Skeleton />}>
        <WaitingPresses>
          <Part {...props} />
        </WaitingPresses>
      </Suspense>
    )
  }) as unknown as ComponentType<Props>
}

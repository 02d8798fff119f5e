import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { type ColorMode, colorSchemeAttribute, readColorMode, rememberColorMode } from './color-mode.ts'

// The mode lives in a store, not in the context's value: parts of the page whose code is still on its way would lose
// their HTML to every new value above them, and the chosen mode is known only after the first render.
interface ModeStore {
  subscribe: (listener: () => void) => () => void
  current: () => ColorMode
  choose: (mode: ColorMode) => void
}

const makeModeStore = (fixedMode: ColorMode | undefined, cookieDomain: string | undefined): ModeStore => {
  const listeners = new Set<() => void>()
  let mode = fixedMode
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // Read on first use: only browsers come here.
    current: () => {
      mode ??= readColorMode()
      return mode
    },
    choose: (chosen) => {
      if (!fixedMode) rememberColorMode(chosen, cookieDomain)
      mode = chosen
      for (const listener of listeners) listener()
    },
  }
}

const ColorModeContext = createContext<ModeStore>({
  subscribe: () => () => undefined,
  current: () => 'system',
  choose: () => undefined,
})

const show = (mode: ColorMode, isSystemDark: boolean) => {
  const scheme = mode === 'system' ? (isSystemDark ? 'dark' : 'light') : mode
  document.documentElement.setAttribute(colorSchemeAttribute, scheme)
}

export type ColorModeProviderProps = {
  /** Parent domain of the cookie when the apps live on subdomains. */
  cookieDomain?: string | undefined
  /** Replaces what the cookie remembers; then nothing is remembered either. */
  fixedMode?: ColorMode | undefined
  children: ReactNode
}

/** Keeps the page in the scheme that the user or, by their wish, the system has chosen. */
export const ColorModeProvider = ({ cookieDomain, fixedMode, children }: ColorModeProviderProps) => {
  const store = useMemo(() => makeModeStore(fixedMode, cookieDomain), [fixedMode, cookieDomain])
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)')
    const follow = () => show(store.current(), system.matches)
    follow()
    system.addEventListener('change', follow)
    const stop = store.subscribe(follow)
    return () => {
      system.removeEventListener('change', follow)
      stop()
    }
  }, [store])
  return <ColorModeContext value={store}>{children}</ColorModeContext>
}

interface ChosenMode {
  /** «system» on the server and in the browser's first render, which know no cookie. */
  mode: ColorMode
  setMode: (mode: ColorMode) => void
}

// The mode of most users, so that most pages need no second render.
const assumed = () => 'system' as const

/** The chosen mode and the way to choose another. */
export const useColorMode = (): ChosenMode => {
  const { subscribe, current, choose } = use(ColorModeContext)
  return { mode: useSyncExternalStore(subscribe, current, assumed), setMode: choose }
}

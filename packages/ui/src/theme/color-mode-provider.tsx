import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { type ColorMode, colorSchemeAttribute, readColorMode, rememberColorMode } from './color-mode.ts'

interface ChosenMode {
  /** Undefined on the server and in the browser's first render, which know no cookie. */
  mode: ColorMode | undefined
  setMode: (mode: ColorMode) => void
}
const ColorModeContext = createContext<ChosenMode>({ mode: undefined, setMode: () => undefined })

const show = (mode: ColorMode, isSystemDark: boolean) => {
  const scheme = mode === 'system' ? (isSystemDark ? 'dark' : 'light') : mode
  document.documentElement.setAttribute(colorSchemeAttribute, scheme)
}

export type ColorModeProviderProps = {
  /** Parent domain of the cookie when the apps live on subdomains. */
  cookieDomain?: string | undefined
  /** Instead of what the cookie remembers; then nothing is remembered either. */
  fixedMode?: ColorMode | undefined
  children: ReactNode
}

/** Keeps the page in the scheme that the person or, by their wish, the system has chosen. */
export const ColorModeProvider = ({ cookieDomain, fixedMode, children }: ColorModeProviderProps) => {
  const [mode, change] = useState<ColorMode | undefined>(fixedMode)
  useEffect(() => {
    if (!fixedMode) change(readColorMode())
  }, [fixedMode])
  useEffect(() => {
    if (!mode) return
    const system = matchMedia('(prefers-color-scheme: dark)')
    const follow = () => show(mode, system.matches)
    follow()
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [mode])
  const setMode = useCallback(
    (chosen: ColorMode) => {
      if (!fixedMode) rememberColorMode(chosen, cookieDomain)
      change(chosen)
    },
    [cookieDomain, fixedMode],
  )
  const value = useMemo(() => ({ mode, setMode }), [mode, setMode])
  return <ColorModeContext value={value}>{children}</ColorModeContext>
}

/** The chosen mode and the way to choose another. */
export const useColorMode = (): ChosenMode => use(ColorModeContext)

import { createContext, use } from 'react'
import type { AppExtra } from './app-extra.ts'

export interface AppContextValue extends Pick<AppExtra, 'app' | 'config'> {
  /** A newer build is out: links load their page anew. */
  isOutdated: boolean
}

export const AppContext = createContext<AppContextValue | null>(null)

/** Which app this is and its public configuration. */
export const useApp = (): AppContextValue => {
  const value = use(AppContext)
  if (!value) throw new Error('useApp needs the providers of @hojreh/app around it')
  return value
}

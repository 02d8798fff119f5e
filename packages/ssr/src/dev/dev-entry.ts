/** What a page loads first: Vite's client, then React's refresh, then the app. A file, as pages have no inline scripts. */
export const DEV_ENTRY = 'virtual:hojreh-dev-entry'

const source = `
import '@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/src/entry-browser.tsx')
`

/** The Vite plugin that serves {@link DEV_ENTRY}. */
export const devEntry = () => ({
  name: 'hojreh-dev-entry',
  apply: 'serve' as const,
  resolveId: (id: string) => (id === DEV_ENTRY ? `\0${DEV_ENTRY}` : undefined),
  load: (id: string) => (id === `\0${DEV_ENTRY}` ? source : undefined),
})

import { vi } from 'vitest'

/** What jsdom does not have and a page asks for; what a test has put there itself stays. */
export const completeBrowser = (): void => {
  if (!globalThis.matchMedia)
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
  vi.stubGlobal('scrollTo', () => undefined)
}

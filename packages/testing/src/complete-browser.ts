import { vi } from 'vitest'

/** Nothing is laid out here, so there is nothing to tell. */
class SilentObserver {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

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
  for (const name of ['IntersectionObserver', 'ResizeObserver'] as const)
    if (!globalThis[name]) vi.stubGlobal(name, SilentObserver)
  vi.stubGlobal('scrollTo', () => undefined)
}

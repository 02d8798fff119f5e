import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// jsdom has no layout to scroll.
vi.stubGlobal('scrollTo', () => undefined)

// Each test is a device of its own.
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

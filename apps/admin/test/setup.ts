import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// jsdom has no layout to scroll.
vi.stubGlobal('scrollTo', () => undefined)

// An upper bound for a busy machine; nothing waits that long.
configure({ asyncUtilTimeout: 30_000 })

// Each test is a device of its own.
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

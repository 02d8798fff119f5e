import { afterAll, vi } from 'vitest'

// Vitest rejects a worker's pending imports at the end of a test file. Where files share their modules, the next file that
// imports such a module gets that error. So each file waits until its imports have settled.
afterAll(() => vi.dynamicImportSettled())

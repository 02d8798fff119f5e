import { afterAll, vi } from 'vitest'

// What a page began to load when its file's tests end has to arrive: Vitest breaks off a worker's loading between two files,
// and where files share their modules, the next one that needs such a module is told of that failure instead.
afterAll(() => vi.dynamicImportSettled())

import { defineConfig } from 'vitest/config'
import { pageTests } from '../../vitest.base.ts'

const globalSetup = 'test/render-pages.ts'
/** What is taken over from the server's document has to come as it comes to a browser: no part of it has been loaded. */
const firstVisits = 'test/pages.test.tsx'

// Vitest asks for a default export.
export default defineConfig({
  test: {
    ...pageTests,
    projects: [
      {
        test: { ...pageTests, name: 'first visits', globalSetup, isolate: true, include: [firstVisits] },
      },
      {
        test: { ...pageTests, name: 'pages', globalSetup, exclude: [...pageTests.exclude, firstVisits] },
      },
    ],
  },
})

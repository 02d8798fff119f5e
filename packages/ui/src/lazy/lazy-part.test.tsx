// @vitest-environment jsdom
import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { lazyPart, loadPartsBy } from './lazy-part.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => loadPartsBy((load) => load()))

it('a part is loaded in the way that the app has chosen, also when it was declared before that', async () => {
  let tries = 0
  const Part = lazyPart(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return { Part: () => <p>ورود</p> }
  }, 'Part')
  loadPartsBy(async (load) => load().catch(load))
  const root = document.createElement('main')
  await act(async () =>
    createRoot(root).render(
      <Suspense fallback="…">
        <Part />
      </Suspense>,
    ),
  )
  expect(root.textContent).toBe('ورود')
})

import { renderToReadableStream } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { lazyPart, loadPartsBy } from './lazy-part.ts'

afterEach(() => loadPartsBy((load) => load()))

it('a part is loaded in the way that the app has chosen, also when it was declared before that', async () => {
  let tries = 0
  const Part = lazyPart(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return { Part: () => <p>ورود</p> }
  }, 'Part')
  loadPartsBy(async (load) => load().catch(load))
  const stream = await renderToReadableStream(<Part />)
  await stream.allReady
  expect(await new Response(stream).text()).toContain('ورود')
})

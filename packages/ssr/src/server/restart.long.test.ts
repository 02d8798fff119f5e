import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceOneOfTwo, serverProcesses } from '@hojreh/server/testing'
import { type FakeApi, startFakeApi } from '@hojreh/testing/fake-api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BuiltApp, builtApp } from '../testing/built-app.ts'

const server = new URL('./index.ts', import.meta.url)
// A page that takes its time, as one that asks the api.
const bundle = `export const render = async ({ url }) => {
  await new Promise((resolve) => setTimeout(resolve, 300))
  return { kind: 'page', status: 200, html: '<p>' + url + '</p>', head: '', styles: [], state: '{}', files: [], isCacheable: false, failures: [] }
}`
let app: BuiltApp
let api: FakeApi
const processes = serverProcesses()
beforeAll(async () => {
  app = builtApp(bundle)
  const options = JSON.stringify({ name: 'shop', root: app.root, mode: 'ssr', knownQuery: [] })
  writeFileSync(
    join(app.root, 'server.js'),
    `import { startAppServer } from '${server}'\nawait startAppServer(${options})`,
  )
  api = await startFakeApi()
})
afterAll(async () => {
  processes.killAll()
  await api.close()
  app.remove()
})

const start = () => processes.start(join(app.root, 'server.js'), { SHOP_PORT: '0', API_ORIGIN: api.origin })

it('one of two app servers that is replaced under load fails no page, nor one that is being rendered', async () => {
  const { code, responses } = await replaceOneOfTwo(start, (origin) => fetch(`${origin}/shop`))
  expect(code).toBe(0)
  expect(new Set(responses)).toEqual(new Set([200]))
  expect(responses.length).toBeGreaterThan(20)
}, 60_000)

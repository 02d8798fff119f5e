import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'

const server = new URL('./index.ts', import.meta.url)
// A page that takes its time, as one that asks the api.
const bundle = `export const render = async ({ url }) => {
  await new Promise((resolve) => setTimeout(resolve, 300))
  return { kind: 'page', status: 200, html: '<p>' + url + '</p>', head: '', styles: [], state: '{}', files: [], isCacheable: false }
}`
let root: string
let api: FakeApi
const children: ChildProcess[] = []
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'hojreh-restart-'))
  mkdirSync(join(root, 'dist/client/.vite'), { recursive: true })
  mkdirSync(join(root, 'dist/client/assets'))
  mkdirSync(join(root, 'dist/server'))
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'dist/server/entry-server.js'), bundle)
  writeFileSync(
    join(root, 'dist/client/.vite/manifest.json'),
    '{"src/entry-browser.tsx":{"file":"assets/entry-1.js","isEntry":true}}',
  )
  writeFileSync(join(root, 'dist/client/speculation-rules.json'), '{}')
  writeFileSync(join(root, 'dist/client/service-worker.js'), '')
  writeFileSync(join(root, 'dist/client/assets/color-mode-1.js'), '')
  const options = JSON.stringify({ name: 'shop', root, mode: 'ssr', knownQuery: [], paths: [] })
  writeFileSync(
    join(root, 'server.js'),
    `import { startAppServer } from '${pathToFileURL(server.pathname)}'\nawait startAppServer(${options})`,
  )
  api = await startFakeApi()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await api.close()
  rmSync(root, { recursive: true })
})

const start = async () => {
  const child = spawn(process.execPath, [join(root, 'server.js')], {
    env: { SHOP_PORT: '0', API_ORIGIN: api.origin },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /listening at (http:[^"]+)/i.exec(line)?.[1]
    if (origin === undefined) continue
    child.stdout.resume()
    return { child, origin }
  }
  throw new Error('the app server did not start')
}

it('one of two app servers that is replaced under load fails no page, nor one that is being rendered', async () => {
  let serving = [await start(), await start()]
  let isOver = false
  const statuses: (number | string)[] = []
  const ask = async () => {
    while (!isOver) {
      // When none is ready, others get their turn.
      await delay(1)
      for (const { origin } of serving) {
        const isReady = await fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
        if (!isReady) continue
        statuses.push(
          await fetch(`${origin}/shop`).then(
            (answer) => answer.text().then(() => answer.status),
            (error: Error) => String(error.cause ?? error),
          ),
        )
      }
    }
  }
  const load = Array.from({ length: 12 }, ask)
  const [old, other] = serving
  if (!old || !other) throw new Error('nobody serves')
  serving = [old, other, await start()]
  const ended = once(old.child, 'exit')
  const rendering = fetch(`${old.origin}/shop`).then(({ status }) => status, String)
  await delay(50)
  old.child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  statuses.push(await rendering)
  isOver = true
  await Promise.all(load)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(statuses.length).toBeGreaterThan(20)
}, 60_000)

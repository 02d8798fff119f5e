import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { echoUpstream } from '../test/echo-upstream.ts'

const server = fileURLToPath(new URL('./server.ts', import.meta.url))
const upstream = await echoUpstream('shop')
const children: ChildProcess[] = []
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await upstream.close()
})

const start = async () => {
  const [API_ORIGIN, SHOP_APP_ORIGIN, BLOG_APP_ORIGIN, PROFILE_APP_ORIGIN] = Array(4).fill(
    upstream.listeningOrigin,
  )
  const child = spawn(process.execPath, [server], {
    env: {
      GATEWAY_HOST: '127.0.0.1',
      GATEWAY_PORT: '0',
      API_ORIGIN,
      SHOP_APP_ORIGIN,
      BLOG_APP_ORIGIN,
      PROFILE_APP_ORIGIN,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /listening at (http:[^"]+)/.exec(line)?.[1]
    if (origin === undefined) continue
    child.stdout.resume()
    return { child, origin }
  }
  throw new Error('the gateway did not start')
}

test('one of two gateways that is replaced under load fails no request, nor a call that is on its way', async () => {
  let serving = [await start(), await start()]
  let isOver = false
  const statuses: (number | string)[] = []
  const ask = async () => {
    while (!isOver)
      for (const { origin } of serving) {
        const isReady = await fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
        if (!isReady) continue
        const request = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
        statuses.push(
          await fetch(`${origin}/api/x`, request).then(
            (answer) => answer.json().then(() => answer.status),
            (error: Error) => String(error.cause ?? error),
          ),
        )
      }
  }
  const load = Array.from({ length: 12 }, ask)
  const [old, other] = serving
  if (!old || !other) throw new Error('nobody serves')
  serving = [old, other, await start()]
  const ended = once(old.child, 'exit')
  old.child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  isOver = true
  await Promise.all(load)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(statuses.length).toBeGreaterThan(50)
}, 60_000)

import { fileURLToPath } from 'node:url'
import { replaceOneOfTwo, serverProcesses } from '@hojreh/server/testing'
import { afterAll, expect, test } from 'vitest'
import { echoUpstream } from '../test/echo-upstream.ts'

const server = fileURLToPath(new URL('./server.ts', import.meta.url))
const upstream = await echoUpstream('shop')
const processes = serverProcesses()
afterAll(async () => {
  processes.killAll()
  await upstream.close()
})

const start = () =>
  processes.start(server, {
    GATEWAY_HOST: '127.0.0.1',
    GATEWAY_PORT: '0',
    API_ORIGIN: upstream.listeningOrigin,
    SHOP_APP_ORIGIN: upstream.listeningOrigin,
    BLOG_APP_ORIGIN: upstream.listeningOrigin,
    PROFILE_APP_ORIGIN: upstream.listeningOrigin,
  })

test('one of two gateways that is replaced under load fails no request, nor a call that is on its way', async () => {
  const call = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  const { code, responses } = await replaceOneOfTwo(start, (origin) => fetch(`${origin}/api/x`, call))
  expect(code).toBe(0)
  expect(new Set(responses)).toEqual(new Set([200]))
  expect(responses.length).toBeGreaterThan(50)
}, 60_000)

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from '@hojreh/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../test/database/test-database.ts'

const server = fileURLToPath(new URL('./server.ts', import.meta.url))
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const start = (variables: Record<string, string>) =>
  spawn(process.execPath, [server], {
    env: { ...bareEnvironment(), API_PORT: '0', LOG_LEVEL: 'info', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const complete = () => ({
  DATABASE_URL: database.url,
  SECRET: 'only for tests, only for tests, only for tests',
  DEMO_MODE: '1',
  MEDIA_FOLDER: mkdtempSync(join(tmpdir(), 'hojreh-media-')),
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  'the server serves until %s, then closes and ends well',
  async (signal) => {
    const child = start(complete())
    let output = ''
    for await (const chunk of child.stdout) {
      output += chunk
      const address = /listening at (http:[^"]+)/.exec(output)?.[1]
      if (!address || child.killed) continue
      const ready = await fetch(`${address}/readyz`)
      expect(ready.status).toBe(200)
      child.kill(signal)
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    expect(child.exitCode).toBe(0)
  },
)

test('the server says in one sentence what is missing and ends', async () => {
  const { SECRET, ...incomplete } = complete()
  const child = start(incomplete)
  let output = ''
  for await (const chunk of child.stderr) output += chunk
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(1)
  expect(output).toMatch(/^The configuration of the api is not complete:\n {2}SECRET: /)
  expect(output).not.toContain('    at ')
})

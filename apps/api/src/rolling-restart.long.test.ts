import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type ServerProcess, serverProcesses } from '@hojreh/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/database/test-database.ts'
import { runs } from '../test/runs.ts'
import { testConfig } from '../test/test-config.ts'

const server = fileURLToPath(new URL('./server.ts', import.meta.url))
const CLIENTS = 4
let database: TestDatabase
const processes = serverProcesses()
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  processes.killAll()
  await database.close()
})

interface Process extends ServerProcess {
  /** As the balancer saw it last. */
  isReady: boolean
}

const start = async (): Promise<Process> => {
  const { SECRET, MEDIA_FOLDER } = testConfig()
  const env = {
    API_PORT: '0',
    DATABASE_URL: database.url,
    SECRET,
    MEDIA_FOLDER,
    DEMO_MODE: '1',
  }
  return { ...(await processes.start(server, env)), isReady: true }
}

test(
  'processes that are replaced one after the other under load fail no request: each says that it is not ready, serves on, and only then closes',
  async () => {
    let serving = [await start(), await start()]
    let isOver = false
    let answered = 0
    const failures: string[] = []

    const watch = async () => {
      while (!isOver) {
        for (const one of serving)
          one.isReady = await fetch(`${one.origin}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          )
        await delay(20)
      }
    }
    const ask = async (client: number) => {
      for (let number = client; !isOver; number += 1) {
        const ready = serving.filter(({ isReady }) => isReady)
        const one = ready[number % ready.length]
        if (!one) {
          await delay(10)
          continue
        }
        const { origin } = one
        try {
          const response = await fetch(`${origin}/api/${number % 2 ? 'geo/provinces' : 'shop/suggest?q=a'}`)
          await response.text()
          if (response.ok) answered += 1
          else failures.push(String(response.status))
        } catch (error) {
          failures.push(error instanceof Error ? String(error.cause ?? error) : String(error))
        }
      }
    }
    const load = [watch(), ...Array.from({ length: CLIENTS }, (_none, client) => ask(client))]

    const replaced = runs(2, 10)
    const codes: unknown[] = []
    for (let number = 0; number < replaced; number += 1) {
      const [old, ...others] = serving
      if (!old) throw new Error('nobody serves')
      serving = [...others, old, await start()]
      const ended = once(old.child, 'exit')
      old.child.kill('SIGTERM')
      codes.push((await ended)[0])
      serving = serving.filter((one) => one !== old)
    }
    isOver = true
    await Promise.all(load)
    expect(failures).toEqual([])
    expect(codes).toEqual(codes.map(() => 0))
    expect(answered).toBeGreaterThan(100)
    if (replaced > 2)
      process.stdout.write(`  ${replaced} processes replaced, ${answered} requests, none failed\n`)
  },
  runs(180_000, 600_000),
)

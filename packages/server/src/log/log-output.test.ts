import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A server that logs, and writes to another stream that it still runs. */
const SERVER = `
  import Fastify from 'fastify'
  import { logOutput } from ${JSON.stringify(new URL('log-output.ts', import.meta.url).href)}
  const app = Fastify({ logger: { stream: logOutput() } })
  for (let line = 0; line < 5_000; line += 1) app.log.info({ line }, 'x'.repeat(1_000))
  await new Promise(setImmediate)
  process.stderr.write('still here ' + process.memoryUsage().rss)
  process.exit(0)`

const run = async (output: number | 'pipe') => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVER], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', output, 'pipe'],
  })
  // The log has no reader.
  child.stdout?.destroy()
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

// `/dev/full` is the system's own full disk.
test.runIf(existsSync('/dev/full'))('a full disk costs a server its log and nothing else', async () => {
  const { code, said } = await run(openSync('/dev/full', 'w'))
  expect(said).toMatch(/^still here \d+$/)
  expect(code).toBe(0)
})

test('a server whose log nobody reads any more goes on', async () => {
  const { code, said } = await run('pipe')
  expect(said).toMatch(/^still here \d+$/)
  expect(code).toBe(0)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

/** As `main.mjs` starts every command. */
const explainFailure = new URL('./explain-failure.mjs', import.meta.url).href

/** A command that has a database and a server, and would wait for ever. */
const command = `
  const { endWithUs } = await import(${JSON.stringify(new URL('./end-with-us.ts', import.meta.url).href)})
  const say = (text) => process.stdout.write(text + '\\n')
  const open = (name) => endWithUs(async () => { fail(); await new Promise(setImmediate); say(name + ' closed') })
  const { promise, reject } = Promise.withResolvers()
  let fail = () => {}
  open('database')
  open('server')
  const closeNginx = open('nginx')
  await closeNginx()
  await closeNginx()
  fail = () => reject(new Error('the server is gone'))
  setInterval(() => {}, 60_000)
  say('open')
  await promise
`

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s closes what a command has opened, the last first and each once', async (signal, status) => {
  const child = spawn(process.execPath, ['--import', explainFailure, '--input-type=module', '-e', command], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line === 'open') child.kill(signal)
  }
  expect(lines).toEqual(['nginx closed', 'open', 'server closed', 'database closed'])
  expect((await ended)[0]).toBe(status)
})

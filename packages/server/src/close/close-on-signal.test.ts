import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** Closes when its input ends; says when it closes and when it was told to end. */
const SERVER = `
  import { closeOnSignal } from ${JSON.stringify(new URL('close-on-signal.ts', import.meta.url).href)}
  const say = (word) => process.stdout.write(word + '\\n')
  closeOnSignal(async () => {
    say('closes')
    for await (const _ of process.stdin);
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => say(signal))
  setInterval(() => {}, 1_000)
  say('serves')`

const orders = [
  ['SIGINT', 'SIGTERM'],
  ['SIGTERM', 'SIGINT'],
] as const

const TWO_SERVERS = `
  import { closeOnSignal } from ${JSON.stringify(new URL('close-on-signal.ts', import.meta.url).href)}
  const say = (word) => process.stdout.write(word + '\\n')
  closeOnSignal(async () => say('first'))
  closeOnSignal(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    say('second')
  })
  setInterval(() => {}, 1_000)
  say('serves')`

test('a process with two servers ends when both are closed', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', TWO_SERVERS], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += String(chunk)
  })
  await expect.poll(() => said, { timeout: 10_000 }).toContain('serves')
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(said).toContain('first')
  expect(said).toContain('second')
})

test.each(orders)('a process told to end by %s and %s closes once and ends well', async (first, second) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVER], {
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: 10_000,
    killSignal: 'SIGKILL',
  })
  const exited = once(child, 'exit')
  let said = ''
  const until = async (word: string) => {
    while (!said.includes(word)) said += (await once(child.stdout, 'data'))[0]
  }
  await until('serves')
  child.kill(first)
  await until(first)
  child.kill(second)
  await until(second)
  child.stdin.end()
  expect(await exited).toEqual([0, null])
  expect(said.split('\n').filter((line) => line === 'closes')).toHaveLength(1)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../lib/bootstrap.mjs'
import { freePortsFrom } from '../lib/ports.ts'

const [PORT = 0] = await freePortsFrom(10_000 + Math.floor(Math.random() * 8_000), 1)

const start = (names: string[], environment: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(root, 'scripts/commands/dev.ts'), ...names], {
    env: { ...process.env, PORT: String(PORT), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill())
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  return { child, output: () => output, exit: once(child, 'exit') }
}

test('one app alone shows its pages on made-up answers, without a database', {
  timeout: 90_000,
}, async () => {
  const { child, output, exit } = start(['blog', '--mocked'])
  await expect.poll(output, { timeout: 60_000 }).toContain('→  http')
  const origin = /→ {2}(http:\S+)/.exec(output())?.[1]
  const page = await fetch(`${origin}/blog`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/blog/rug-care')])
  // What is saved reaches the page.
  expect(page.headers.get('content-security-policy')).toContain('ws://localhost:')
  // Of what does not run, the person is told.
  expect((await fetch(`${origin}/profile/login`)).status).toBe(503)
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})

test('without a shop to take the rest from, one sentence says what to do', async () => {
  const { output, exit } = start(['blog'], { RUNNING_SHOP: 'http://127.0.0.1:9' })
  expect(await exit).toEqual([1, null])
  expect(output()).toMatch(/✗ There is no shop at http:\/\/127\.0\.0\.1:9: start one \(npm start\)/)
})

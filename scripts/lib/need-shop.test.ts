import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './bootstrap.mjs'

const run = (command: string): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [
      join(root, 'scripts/main.mjs'),
      command,
      '--origin=http://127.0.0.1:9',
    ])
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.on('close', (code) => resolve({ code, said }))
  })

test.each(['feel', 'lighthouse'])(
  'without a shop to measure, npm run %s says so in one sentence',
  async (command) => {
    const { code, said } = await run(command)
    expect(said.trim().split('\n')).toEqual([
      expect.stringMatching(/^✗ There is no shop at http:\/\/127\.0\.0\.1:9: start one \(npm start\)/),
    ])
    expect(code).toBe(1)
  },
)

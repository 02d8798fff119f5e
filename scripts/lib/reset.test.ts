import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './bootstrap.mjs'

const reset = (input: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-reset-'))
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/main.mjs'), 'reset'], {
    env: { ...process.env, HOJREH_DATA: folder },
    input,
    encoding: 'utf8',
  })
  const isThere = existsSync(folder)
  rmSync(folder, { recursive: true, force: true })
  return { status, stdout, stderr, isThere }
}

test('where nobody can answer, nothing is removed and a sentence says how to', () => {
  expect(reset('')).toMatchObject({
    status: 0,
    isThere: true,
    stderr: '',
    stdout: expect.stringMatching(/without a terminal say {2}npm run reset -- --yes\nNothing was removed/),
  })
})

test('all data is removed by a typed yes alone', () => {
  expect(reset('y\n').isThere).toBe(true)
  expect(reset('yes\n').isThere).toBe(false)
})

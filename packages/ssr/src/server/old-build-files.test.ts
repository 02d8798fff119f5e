import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { keepFiles } from './old-build-files.ts'

const HOUR_MS = 60 * 60 * 1_000
const folder = mkdtempSync(join(tmpdir(), 'hojreh-kept-'))
afterAll(() => rmSync(folder, { recursive: true }))

const build = (name: string, files: string[]) => {
  const own = join(folder, name)
  mkdirSync(own)
  for (const file of files) writeFileSync(join(own, file), name)
  return own
}

it('files of a build stay for a day after the last process that had them, then they go', () => {
  const shared = join(folder, 'shared')
  const first = build('first', ['home-1.js', 'react-1.js'])
  const second = build('second', ['home-2.js', 'react-1.js'])
  const start = Date.now()
  keepFiles(first, shared, start)
  keepFiles(second, shared, start + HOUR_MS)
  expect(readdirSync(shared).sort()).toEqual(['home-1.js', 'home-2.js', 'react-1.js'])
  keepFiles(second, shared, start + 23 * HOUR_MS)
  expect(readdirSync(shared)).toContain('home-1.js')
  keepFiles(second, shared, start + 25 * HOUR_MS)
  expect(readdirSync(shared).sort()).toEqual(['home-2.js', 'react-1.js'])
})

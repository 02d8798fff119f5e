import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { personal } from './fixtures/personal.ts'

const folders = [process.env.E2E_DATA ?? '', `${process.env.E2E_DATA}-hosts`]
const logs = folders.map((folder) => join(folder, 'shop.log')).filter((file) => existsSync(file))

test('after all journeys the logs tell what happened, and of nobody', () => {
  expect(logs.length).toBeGreaterThan(0)
  for (const file of logs) {
    const text = readFileSync(file, 'utf8')
    expect(text).toContain('"msg":"answered"')
    for (const [what, pattern] of Object.entries(personal))
      expect(text.match(pattern) ?? [], `${what} in ${file}`).toEqual([])
  }
})

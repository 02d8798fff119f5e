import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { personalIn } from './fixtures/personal.ts'

const folders = [process.env.E2E_DATA ?? '', `${process.env.E2E_DATA}-hosts`]
const logs = globSync(folders.map((folder) => join(folder, 'shop.log*')))

test('a phone number is found in any form, and an id is not taken for one', () => {
  for (const phone of ['09554323889', '989554323889', '+989554323889', '00989554323889'])
    expect(personalIn(`{"reqId":"7d9f2a4e-3b1c-4e5d-8f6a-989554323889","msg":"to ${phone}"}`)).toEqual([
      `a phone number: ${phone}`,
    ])
})

test('after all journeys the logs tell what happened, and of nobody', () => {
  const texts = logs.map((file) => readFileSync(file, 'utf8'))
  expect(texts.join('\n')).toContain('"msg":"answered"')
  for (const [index, text] of texts.entries()) expect(personalIn(text), logs[index]).toEqual([])
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

/** What shoppers typed or carried during the journeys, in any of its forms. */
const personal: Record<string, RegExp> = {
  'a phone number': /(?<![\da-f])(?:\+98|0098|98|0)9\d{9}(?![\da-f])/g,
  'a session token': /eyJ[\w-]{10,}\.[\w-]+\.[\w-]+/g,
  'an authority': /\bS[\da-f]{36}\b/g,
  'a code or password': /"(?:code|otp)":"\d{5}"|"(?:password|rePassword|jwtSecret)":"/g,
  'what a visitor searched for': /[?&]q=/g,
}

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

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { charactersOf, fontFiles } from './characters.ts'
import { makeFont, placeOfFont } from './make-fonts.ts'

const stored = (name: keyof typeof fontFiles) => readFileSync(placeOfFont(name))

test.each(['persian', 'latin'] as const)('the font file %s is what make-fonts.ts makes', async (name) => {
  expect((await makeFont(name)).equals(stored(name))).toBe(true)
})

test('all letters of the shop weigh 60 kB at most', () => {
  expect(stored('persian').length + stored('latin').length).toBeLessThanOrEqual(60_000)
})

test('a Persian text with its numbers and marks needs one file', () => {
  const persian = new Set(charactersOf(fontFiles.persian))
  const text = 'گل‌دوزی «یلدا»: ۱۲٬۳۴۵ تومان (٪۲۰) – سایز 42 × 30، نو؟ بله… پ.ن. · الف/ب | a@b'
  expect([...text].filter((one) => !persian.has(one))).toEqual(['a', 'b'])
})

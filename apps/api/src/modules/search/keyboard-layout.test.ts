import { expect, test } from 'vitest'
import { inOtherLayout } from './keyboard-layout.ts'

test.each([
  ['l,fhdg', 'موبایل'],
  ['svo ;k', 'سرخ کن'],
  ["',a', ", 'گوشگو'],
  ['VNJHD', 'ردتای'],
  ['لثثحشس', 'geepas'],
])('%s is typed with the keys of %s', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant)
})

test.each(['hd', '', 'موبایل x', 'af-800', 'mr 979'])('«%s» is left as it is', (typed) => {
  expect(inOtherLayout(typed)).toBeNull()
})

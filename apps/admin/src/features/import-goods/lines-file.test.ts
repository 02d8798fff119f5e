import { expect, it } from 'vitest'
import { linesFile } from './lines-file.ts'

it('lists what was refused for Excel, and runs nothing in it', async () => {
  const file = linesFile('refused-lines.csv', [
    { line: 7, reason: 'قیمت خوانده نشد', column: 'قیمت', value: '=1+1' },
    { line: 9, reason: 'عنوان "تهی" است', column: null, value: null },
  ])
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(
    '"سطر","چرا","ستون","مقدار"\r\n7,"قیمت خوانده نشد","قیمت","\'=1+1"\r\n9,"عنوان ""تهی"" است","",""\r\n',
  )
})

import { expect, test } from 'vitest'
import { crowdedFolders } from './folders.ts'

const files = (count: number) => Array.from({ length: count }, (_, index) => `apps/api/src/cli/${index}.ts`)

test('a folder of 26 files is told, one of 25 is fine', () => {
  expect(crowdedFolders([...files(25), 'apps/api/src/cli/orders/list.ts'])).toEqual([])
  expect(crowdedFolders(files(26))).toEqual(['apps/api/src/cli has 26 files; more than 25 need folders'])
})

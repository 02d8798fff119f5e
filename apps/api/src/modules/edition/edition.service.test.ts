import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { beginEdit, withEdition, withEditions } from './edition.service.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const edit = (subject: string, version: number) =>
  beginEdit(shop.db, { subject, version, by: { name: 'نرگس' }, now: new Date() })

describe('a record that is edited while it is read', () => {
  it('has the edition of before, so that the next edit is refused and loses nothing', async () => {
    const { edition } = await withEdition(shop.db, 'test:one', async () => {
      const words = { text: 'پیش از ویرایش' }
      await edit('test:one', 0)
      return words
    })
    expect(edition.version).toBe(0)
    await expect(edit('test:one', edition.version)).rejects.toMatchObject({ code: 'edit_conflict' })
  })

  it('has it in a list, too', async () => {
    const rows = ['test:two', 'test:three'].map((id) => ({ id }))
    await edit('test:two', 0)
    let reads = 0
    const read = async () => {
      reads += 1
      // What comes after the editions may be newer than they are, and never older.
      if (reads === 2) await edit('test:two', 1)
      return rows
    }
    const list = await withEditions(shop.db, ({ id }) => id, read)
    expect(list.map(({ id, edition }) => [id, edition.version])).toEqual([
      ['test:two', 1],
      ['test:three', 0],
    ])
    expect(reads).toBe(2)
  })
})

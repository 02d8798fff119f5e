import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { productSearchForms } from './product-search-forms.ts'
import { findUnknownWords, refreshSearchWords } from './search-words.repository.ts'
import { spellingGroups } from './spellings.fixture.ts'
import { readSynonyms } from './synonyms.repository.ts'
import type { Synonyms } from './synonyms.ts'

interface Result {
  items: { title: string }[]
  total: number
  correctedQuery: string | null
}

let shop: TestApp
let synonyms: Synonyms
beforeAll(async () => {
  shop = await createTestApp()
  synonyms = await readSynonyms(shop.db)
})
afterAll(() => shop.close())

const put = (title: string, changes: Parameters<typeof putProduct>[1] = {}) =>
  putProduct(shop.db, {
    title,
    ...productSearchForms(
      {
        title,
        brand: changes.brand ?? null,
        sku: changes.sku ?? '',
        options: [],
        tags: [],
        categoryTitles: [],
      },
      synonyms,
    ),
    ...changes,
  })

const search = async (q: string, more: Record<string, string> = {}): Promise<Result> => {
  const response = await shop.app.inject({ url: '/api/shop/search', query: { q, take: '96', ...more } })
  expect(response.statusCode).toBe(200)
  return response.json()
}
const titlesOf = ({ items }: Result) => items.map(({ title }) => title)

/** `SPELLING_GROUPS` names a file of further groups: tab-separated, the last column `form=count | form=count`. */
const furtherGroups = (): string[][] =>
  process.env.SPELLING_GROUPS === undefined
    ? []
    : readFileSync(process.env.SPELLING_GROUPS, 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => (line.split('\t').at(-1) ?? '').split(' | ').map((form) => form.replace(/=\d+$/, '')))

describe('spellings', () => {
  const groups = [...spellingGroups, ...furtherGroups()]
  beforeAll(async () => {
    for (const [place, spellings] of groups.entries())
      for (const spelling of spellings) await put(`نمونهٔ ${spelling} رنگ روشن`, { brand: `گروه${place}` })
  })

  test.each(groups.map((spellings, place) => [spellings.join(' / '), place, spellings] as const))(
    '%s: each finds the titles of all',
    async (_, place, spellings) => {
      for (const spelling of spellings) {
        const { items, correctedQuery } = await search(spelling, { brand: `گروه${place}` })
        expect(items, spelling).toHaveLength(spellings.length)
        expect(correctedQuery).toBeNull()
      }
    },
  )

  test('a word is found among others, in any order', async () => {
    const { items } = await search('روشن لپتاپ')
    expect(items.length).toBeGreaterThanOrEqual(3)
  })
})

describe('what is found', () => {
  beforeAll(async () => {
    await put('سنگ لاجورد', { soldCount: 900 })
    await put('گلاب دوآتشهٔ قمصر', { soldCount: 5 })
    await put('گل گاوزبان', { soldCount: 3 })
    await put('زعفران سرگل قائنات', { sku: 'ZF-100', soldCount: 40 })
    await put('زعفران نگین', { sku: 'ZF-1000', soldCount: 90, onHand: 0 })
    await put('جعبهٔ هدیهٔ زعفران', { soldCount: 500 })
    await put('پسته ۵۰٪ تخفیف_ویژه')
    await put('زعفران پنهان', { isPublished: false })
    await put('قوری چینی', { sku: 'QR-7' })
    await put('چای ساز جی‌پاس')
    await put('کتری Bosch')
    await refreshSearchWords(shop.db)
  })

  test('letters that only meet at the border of two words are no match', async () => {
    expect(titlesOf(await search('گل'))).not.toContain('سنگ لاجورد')
  })

  test('a number is found where one begins, behind letters and zeros too, and not inside another one', async () => {
    await put('گوشی ۱۲۸گیگ سری A54', { sku: 'GU-00731' })
    const finds = async (typed: string) => {
      const found = await search(typed)
      // What is found nowhere is left out of the query, which is said.
      return found.correctedQuery === null && titlesOf(found).includes('گوشی ۱۲۸گیگ سری A54')
    }
    for (const typed of ['128', '۱۲', '128گیگ', '54', '731', 'gu 0731'])
      expect(await finds(typed), typed).toBe(true)
    for (const typed of ['گوشی ۲۸', '8گیگ گوشی', 'گوشی 4', 'گوشی 31'])
      expect(await finds(typed), typed).toBe(false)
    const unknown = await findUnknownWords(shop.db, ['128گیگ', '8گیگ', '54', '00731', '731', '31'])
    expect([...unknown]).toEqual(['8گیگ', '31'])
  })

  test('unpublished products are not found', async () => {
    expect((await search('پنهان')).total).toBe(0)
  })

  test('a product code finds its product first [#11]', async () => {
    expect(titlesOf(await search('zf 100'))[0]).toBe('زعفران سرگل قائنات')
    expect(titlesOf(await search('ZF-100'))[0]).toBe('زعفران سرگل قائنات')
  })

  test('titles that begin with the words come before those that mention them, what is sold out comes last', async () => {
    expect(titlesOf(await search('زعفران'))).toEqual([
      'زعفران سرگل قائنات',
      'جعبهٔ هدیهٔ زعفران',
      'زعفران نگین',
    ])
  })

  test.each(['%', '_', '\\', '%%', "'; DROP TABLE products; --"])('%s is only a sign', async (sign) => {
    expect((await search(sign)).total).toBe(0)
  })

  test('a sign between words separates them', async () => {
    expect(titlesOf(await search('تخفیف_ویژه'))).toEqual(['پسته ۵۰٪ تخفیف_ویژه'])
  })

  test('an empty query finds nothing and is no error', async () => {
    expect(await search('  \u200c ')).toMatchObject({ total: 0, items: [], correctedQuery: null })
  })

  test.each([
    ['a brand in the other letters', 'بوش', 'کتری Bosch'],
    ['a brand in Latin letters', 'geepas', 'چای ساز جی‌پاس'],
    ['another name of the same thing', 'تی میکر', 'چای ساز جی‌پاس'],
  ])('%s finds it', async (_, typed, title) => {
    const { items, correctedQuery } = await search(typed)
    expect(items.map((item) => item.title)).toContain(title)
    expect(correctedQuery).toBeNull()
  })

  test('words that a title lacks but a sentence has do not matter', async () => {
    expect(titlesOf(await search('زعفران‌های سرگل برای هدیه از قائنات'))).toEqual([])
    expect(titlesOf(await search('گلاب از قمصر'))).toEqual(['گلاب دوآتشهٔ قمصر'])
  })
})

describe('typos', () => {
  test.each([
    ['a letter that sounds alike', 'ضعفران', 'زعفران'],
    ['a letter too few', 'زعفان', 'زعفران'],
    ['a letter too many', 'زعفرران', 'زعفران'],
    ['two letters swapped', 'زعرفان', 'زعفران'],
    ['a neighbouring key', 'فوری', 'قوری'],
    ['a short word', 'غوری', 'قوری'],
    ['two words run together', 'گلابقمصر', 'گلاب قمصر'],
    ['one of two words', 'ضعفران سرگل', 'زعفران سرگل'],
    ['a word that is like nothing', 'زعفران ژژژژژژ', 'زعفران'],
    ['a plural in one word', 'قوریها', 'قوری'],
    ['a keyboard that was still Latin', 'cutvhk', 'زعفران'],
    ['a keyboard that was still Latin, with signs for letters', ']hd shc', 'چای ساز'],
    ['a keyboard that was still Persian', 'لثثحشس', 'geepas'],
  ])('%s is forgiven, and said', { tags: ['§D5.9 a letter too few'] }, async (_, typed, meant) => {
    const response = await search(typed)
    expect(response.correctedQuery).toBe(meant)
    expect(response.total).toBeGreaterThan(0)
  })

  test('a run-together pair with a typo is still found', async () => {
    await refreshSearchWords(shop.db)
    const response = await search('لپتابپ')
    expect(response.items[0]?.title).toMatch(/لپ/)
  })

  test('words that find nothing together are named when each finds something by itself', async () => {
    expect(await search('زعفران قوری ژژژژژژ')).toMatchObject({ total: 0, nearWords: ['زعفران', 'قوری'] })
    expect(await search('زعفران')).toMatchObject({ nearWords: [] })
  })

  test('what is like nothing finds nothing, and nothing is claimed', async () => {
    expect(await search('ژژژژژژ')).toMatchObject({ total: 0, correctedQuery: null, nearWords: [] })
    expect(await search('xq')).toMatchObject({ total: 0, correctedQuery: null })
  })
})

describe('suggestions while typing', () => {
  const suggest = async (q: string) =>
    (await shop.app.inject({ url: '/api/shop/suggest', query: { q } })).json()

  test('the first letters of a word are enough, and a typo in a whole word is forgiven', {
    tags: ['§D5.10'],
  }, async () => {
    expect((await suggest('زع')).products[0].title).toMatch(/^زعفران/)
    expect((await suggest('ضعفران')).products[0].title).toMatch(/^زعفران/)
    expect(await suggest('')).toEqual({ products: [], categories: [], articles: [] })
  })
})

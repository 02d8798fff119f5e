import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { untilContentIsSeen } from '../../../test/waiting/until-content-is-seen.ts'
import { writeSetting } from '../../modules/content/settings.repository.ts'

let desk: TestDesk
let other: Awaited<ReturnType<TestApp['secondApp']>>
let manager: TestStaff
let twin: ReturnType<typeof adminPage>
beforeAll(async () => {
  desk = await makeDesk()
  other = await desk.shop.secondApp()
  manager = await signInStaff(desk.shop, 'manager', '09330000001')
  twin = adminPage({ app: other }, manager.headers)
})
beforeEach(() => writeSetting(desk.shop.db, 'routeRules', []))
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

const add = (from: string, to: string, by: Pick<TestStaff, 'post'> = manager) =>
  by.post('/api/admin/redirect/add', { from, to })
const end = (from: string, to: string) => manager.post('/api/admin/redirect/end', { from, to })
const take = async (list: string) =>
  (await manager.post('/api/admin/redirects/import', { list })).json<{
    added: number
    same: number
    refused: { line: number; reason: string }[]
  }>()
const rules = async () => {
  await untilContentIsSeen(desk.shop)
  const response = await desk.shop.app.inject('/api/setting/routeRules')
  return response.json<{ from: string; to: string }[]>().map(({ from, to }) => `${from} → ${to}`)
}

describe('a redirect', () => {
  test('leads visitors from its moment until it is ended', async () => {
    expect((await add('/old/', '/shop')).json()).toEqual({ from: '/old', to: '/shop', status: 301 })
    expect(await rules()).toEqual(['/old → /shop'])
    expect((await end('/old', '/shop')).statusCode).toBe(200)
    expect(await rules()).toEqual([])
    expect((await end('/old', '/shop')).statusCode).toBe(404)
  })

  test.each([
    ['https://old-shop.example/product/1', '/shop/rug', '/product/1 → /shop/rug'],
    ['/%D9%81%D8%B1%D8%B4', '/shop', '/فرش → /shop'],
    ['/old/*', '/new/*', '/old/* → /new/*'],
    ['/a%2Ab', '/shop', '/a%2Ab → /shop'],
    ['/out', 'https://example.com/a', '/out → https://example.com/a'],
  ])('from %s to %s stands as %s', async (from, to, kept) => {
    expect((await add(from, to)).statusCode).toBe(200)
    expect(await rules()).toEqual([kept])
  })

  test.each([
    ['itself', [], '/a', '/a', 'to'],
    ['itself by its star', [], '/a/*', '/a/b/*', 'to'],
    ['the shop’s own address that is moved', [['/b', '/c']], '/a', 'OWN/b', 'to'],
    ['an address that is moved', [['/b', '/c']], '/a', '/b', 'to'],
    ['an address that a star moves', [['/b/*', '/c/*']], '/a', '/b/1', 'to'],
    ['back, as a loop', [['/b', '/a']], '/a', '/b', 'to'],
    ['on where another one ends', [['/x', '/a']], '/a', '/c', 'from'],
    ['on where the path of another one ends', [['/x', '/a/1']], '/a/*', '/c/*', 'from'],
    ['twice', [['/a', '/c']], '/a', '/d', 'from'],
    ['the first page', [], '/', '/shop', 'from'],
    ['a path of the api', [], '/api/cart', '/shop', 'from'],
    ['no path', [], '/a?page=2', '/shop', 'from'],
    ['a script', [], '/a', 'javascript:alert(1)', 'to'],
    ['another host by two slashes', [], '/a', '//evil.example', 'to'],
    ['another host by a backslash', [], '/a', '/\\evil.example', 'to'],
    ['a name before a host', [], '/a', 'https://shop@evil.example/', 'to'],
  ])('is not taken that leads %s, and says so in Persian', async (_name, before, from, to, side) => {
    for (const [one = '', another = ''] of before) expect((await add(one, another)).statusCode).toBe(200)
    const kept = await rules()
    const response = await add(from, to.replace('OWN', desk.shop.config.PUBLIC_ORIGIN))
    expect([response.statusCode, response.json().code]).toEqual([409, 'redirect_refused'])
    expect(Object.keys(response.json().fields)).toEqual([side])
    expect(response.json().fields[side]).toMatch(/[آ-ی]{3}/)
    expect(await rules()).toEqual(kept)
  })

  test('stands before a wider one that would have its visitors', async () => {
    await add('/old/*', '/shop')
    await add('/old/rug', '/shop/rug-1')
    expect(await rules()).toEqual(['/old/rug → /shop/rug-1', '/old/* → /shop'])
  })

  test('of two that lead in a ring at the same moment one is refused', async () => {
    const both = await Promise.all([add('/a', '/b'), add('/b', '/a', twin)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await rules()).toHaveLength(1)
  })

  test('that a colleague led elsewhere meanwhile is not ended', async () => {
    await add('/a', '/b')
    expect((await end('/a', '/c')).json().code).toBe('edit_conflict')
    expect(await rules()).toEqual(['/a → /b'])
  })

  test('stands in the books with both its sides', async () => {
    await add('/booked', '/shop')
    await end('/booked', '/shop')
    const { items } = (await manager.get('/api/admin/actions?subject=settings:redirects')).json()
    const booked = items.filter(({ subjectLabel }: { subjectLabel: string }) => subjectLabel === '/booked')
    expect(booked).toHaveLength(2)
    expect(booked).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ call: 'addRedirect', after: { to: '/shop', status: 301 } }),
        expect.objectContaining({
          ...{ call: 'endRedirect', before: { to: '/shop', status: 301 } },
          after: { to: null, status: null },
        }),
      ]),
    )
  })
})

describe('a pasted list', () => {
  test('is taken in line by line; what is refused is told at its line, and the same list again changes nothing', async () => {
    const list = [
      '/1 /shop/a',
      '',
      '/2\t/shop/b',
      '/3,/shop/c',
      '/4 → /shop/d',
      '/5',
      '/6 /1',
      '/1 /shop/z',
    ].join('\r\n')
    const first = await take(list)
    expect(first).toMatchObject({ added: 4, same: 0 })
    expect(first.refused.map(({ line }) => line)).toEqual([6, 7, 8])
    for (const { reason } of first.refused) expect(reason).toMatch(/[آ-ی]{3}/)
    const kept = await rules()
    expect(kept).toEqual(['/1 → /shop/a', '/2 → /shop/b', '/3 → /shop/c', '/4 → /shop/d'])
    expect(await take(list)).toMatchObject({ added: 0, same: 4, refused: first.refused })
    expect(await rules()).toEqual(kept)
  })

  test('of more than there may be is not taken at all', async () => {
    const list = Array.from({ length: 2_001 }, (_, place) => `/old-${place} /new`).join('\n')
    const response = await manager.post('/api/admin/redirects/import', { list })
    expect([response.statusCode, response.json().code]).toEqual([409, 'redirects_full'])
    expect(await rules()).toEqual([])
  })

  test('is found by a part of either side, and goes on page by page', async () => {
    await take(Array.from({ length: 7 }, (_, place) => `/old-${place} /new-${place % 2}`).join('\n'))
    const list = async (query: string) => (await manager.get(`/api/admin/redirects?${query}`)).json()
    const first = await list('take=4')
    expect([first.items.length, first.items[0].from, first.next, first.total]).toEqual([4, '/old-6', '4', 7])
    expect(await list(`take=4&after=${first.next}`)).toMatchObject({
      next: null,
      items: [{ from: '/old-2' }, {}, {}],
    })
    expect((await list('q=NEW-1')).total).toBe(3)
    expect((await list('q=old-3')).items).toMatchObject([{ from: '/old-3' }])
  })
})

test('who only writes sees the redirects and does not change them', async () => {
  const writer = await signInStaff(desk.shop, 'writer', '09330000002')
  expect((await writer.get('/api/admin/redirects')).statusCode).toBe(200)
  expect((await add('/a', '/b', writer)).statusCode).toBe(403)
})

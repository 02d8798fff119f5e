import { xssVectors } from '@hojreh/server/testing/xss-vectors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'

let desk: TestDesk
let owner: TestStaff
beforeAll(async () => {
  desk = await makeDesk()
  owner = await signInStaff(desk.shop, 'owner', '09460000201')
})
afterAll(() => desk.shop.close())

/** What the editor sends as a text, by where it stands; each resolves to what is stored of it. */
const saves: Record<string, (html: string, place: number) => Promise<{ status: number; stored: string }>> = {
  article: async (bodyHtml, place) => {
    const body = { title: `متن ${place}`, summary: '', author: 'مریم راد', category: '', tags: [], slug: '' }
    const response = await owner.post('/api/admin/article/add', { ...body, bodyHtml })
    return { status: response.statusCode, stored: response.json().bodyHtml }
  },
  page: async (bodyHtml, place) => {
    const body = { version: 0, title: `متن ${place}`, bodyHtml, show: place % 2 ? 'draft' : 'now' }
    const response = await owner.post(`/api/admin/page/write?slug=hostile-${place}`, body)
    return { status: response.statusCode, stored: response.json().bodyHtml }
  },
  product: async (descriptionHtml, place) => {
    const body = { title: `کاسه ${place}`, sku: `XSS-${place}`, price: 100_000, descriptionHtml }
    const response = await owner.post('/api/admin/product/add', body)
    return { status: response.statusCode, stored: response.json().descriptionHtml }
  },
}

const AT_ONCE = 20
let names = 0
test.each(Object.keys(saves))(
  'what runs in somebody else’s page is never stored of a text: %s',
  async (kind) => {
    // No text of JSON's holds it for PostgreSQL.
    const vectors = xssVectors.filter((vector) => !vector.includes('\u0000'))
    for (let from = 0; from < vectors.length; from += AT_ONCE) {
      const html = vectors
        .slice(from, from + AT_ONCE)
        .map((vector) => `<p>متن</p>${vector}`)
        .join('\n')
      // One that swallows what follows must not hide the others.
      for (const text of [html, ...vectors.slice(from, from + 3).map((vector) => `<p>متن</p>${vector}`)]) {
        names += 1
        const saved = await saves[kind]?.(text, names)
        expect(saved?.status).toBe(200)
        expect(saved?.stored).toContain('متن')
        expect(saved?.stored).not.toMatch(
          /<script|<[^>]*\son\w+\s*=|(href|src)="\s*(javascript|data|vbscript):|<iframe|<svg|<math|<style|<form/i,
        )
      }
    }
  },
)

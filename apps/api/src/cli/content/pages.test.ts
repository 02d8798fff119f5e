import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOfCommand } from '../../../test/run-command.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { untilContentIsSeen } from '../../../test/waiting/until-content-is-seen.ts'

let shop: TestApp
let folder: string
beforeAll(async () => {
  shop = await createTestApp({ config: { SHOP_TITLE: 'بازارچه' } })
  folder = await mkdtemp(join(tmpdir(), 'hojreh-pages-'))
})
afterAll(() => shop.close())

const run = (...parameters: string[]) =>
  endOfCommand(['pages', ...parameters], {
    DATABASE_URL: shop.database.url,
    SECRET: shop.config.SECRET,
    MEDIA_FOLDER: folder,
    INIT_CWD: folder,
  })
const read = async (path: string) => {
  await untilContentIsSeen(shop)
  return (await shop.app.inject(path)).json()
}
const write = (name: string, text: string) => writeFile(join(folder, name), text)

test('a merchant writes a page from a file, without what a page must not hold, and brings the starting text back', async () => {
  await write(
    'about.html',
    '<h2>ما</h2><p onclick="x()">از ۱۳۹۰ <a href="/contact-us">بپرسید</a></p><script>x()</script>',
  )
  expect(await run('set', 'about-us', 'about.html')).toMatchObject({ code: 0 })
  expect(await read('/api/site/aboutUs')).toMatchObject({
    title: 'درباره ما',
    bodyHtml: '<h2>ما</h2><p>از ۱۳۹۰ <a href="/contact-us">بپرسید</a></p>',
  })
  expect((await run('list')).stdout).toMatch(/about-us.*متن شما/)
  await run('reset', 'about-us')
  expect((await read('/api/site/aboutUs')).bodyHtml).toContain('به بازارچه خوش آمدید')
})

test('a page of its own needs a title, is there below /page/, and goes again', async () => {
  await write('gift.txt', 'بسته‌بندی هدیه رایگان است.\n\n<b>نه</b> & آری؟')
  expect((await run('set', 'gift-wrap', 'gift.txt')).code).toBe(1)
  await run('set', 'gift-wrap', 'gift.txt', '--title', 'بسته‌بندی هدیه')
  expect(await read('/api/site/page?slug=gift-wrap')).toMatchObject({ title: 'بسته‌بندی هدیه' })
  await run('reset', 'gift-wrap')
  expect(await read('/api/site/page?slug=gift-wrap')).toMatchObject({ code: 'not_found' })
})

test('questions are written as headings with their answers below; what `show` prints can be set again', async () => {
  await write('faq.txt', '## ارسال\n### چند روز؟\nدو تا پنج روز.\n')
  expect((await run('set', 'faq', 'faq.txt')).code).toBe(0)
  const groups = await read('/api/site/faq')
  expect(groups).toEqual([
    { title: 'ارسال', questions: [{ question: 'چند روز؟', answerHtml: '<p>دو تا پنج روز.</p>' }] },
  ])
  await write('again.txt', (await run('show', 'faq')).stdout)
  await run('set', 'faq', 'again.txt')
  expect(await read('/api/site/faq')).toEqual(groups)
  await write('bad.txt', 'بدون عنوان')
  expect((await run('set', 'faq', 'bad.txt')).code).toBe(1)
})

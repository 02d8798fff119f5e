import { formatNumber, toLatinDigits, toPersianDigits } from '@hojreh/persian'
import type { Browser, Page } from '@playwright/test'
import { timed } from '../fixtures/figures.ts'
import { expect, test } from '../fixtures/test.ts'
import { photoOf } from '../own-shop/desk.ts'
import { makeHand } from './hand.ts'
import { type State, signIn, sitDown } from './seat.ts'
import { wordClipboard } from './word-clipboard.ts'

/** The most presses that each task of filling a shop may take; typing and pasting are not counted. */
const most = { percent: 6, column: 4, product: 4, article: 3, file: 4 }
const TOMAN = 10
const RENEWED = 50

let origin = ''
let manager: State
let post: Awaited<ReturnType<typeof signIn>>['post']
let read: Awaited<ReturnType<typeof signIn>>['read']
let leave: () => Promise<void>

test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ browser, baseURL }) => {
  origin = baseURL ?? ''
  ;({ state: manager, post, read, close: leave } = await signIn(browser, origin, 'مینا صادقی'))
})
test.afterAll(() => leave())

const sit = (browser: Browser, width: number, path: string) =>
  sitDown(browser, origin, { storageState: manager, width, path })

let made = 0
/** Creates a category with goods that no other test uses. */
const makeGoods = async (count: number, isPublished = false) => {
  made += 1
  const mark = `${Date.now()}-${made}`
  const title = `سفال ${mark}`
  const { id } = await post<{ id: string }>('/api/admin/category/add', { title, parentId: null })
  const goods: { productId: string; slug: string; version: number }[] = []
  for (let place = 1; place <= count; place += 1) {
    const product = await post<{ productId: string; slug: string; edition: { version: number } }>(
      '/api/admin/product/add',
      {
        ...{ title: `کاسه ${mark} ${place}`, sku: `J-${mark}-${place}`, categoryId: id },
        ...{ price: 100_000 * TOMAN, isPublished, onHand: 5 },
      },
    )
    goods.push({ productId: product.productId, slug: product.slug, version: product.edition.version })
  }
  return { id, title, goods, mark }
}
const priceOf = async (page: Page, slug: string): Promise<number> => {
  const response = await page.request.get(`${origin}/api/shop/product?slug=${encodeURIComponent(slug)}`)
  return (await response.json()).product.price / TOMAN
}
/** Pastes data in each of its formats into the focused element, as Ctrl+V does. */
const paste = (page: Page, data: Record<string, string>) =>
  page.locator(':focus').evaluate((element, said) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(said)) clipboardData.setData(type, text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
/** Returns tomorrow at nine, Tehran time, in the desk's calendar. */
const tomorrowAtNine = () => {
  const parts = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
    ...{ timeZone: 'Asia/Tehran', year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(Date.now() + 24 * 3_600_000)
  const part = (type: string) => toLatinDigits(parts.find((one) => one.type === type)?.value ?? '')
  return `${part('year').replace(/\D/g, '')}/${part('month')}/${part('day')} 09:00`
}

for (const width of [1440, 360])
  test.describe(`at ${width} px`, () => {
    test('goods of a category get twelve per cent dearer after a look, are so in the shop, and go back', async ({
      browser,
    }) => {
      const count = width === 360 ? 3 : RENEWED
      const { goods, id, title } = await makeGoods(count, true)
      const { page, button, close } = await sit(browser, width, `/products/prices?categoryId=${id}`)
      const hand = makeHand(page, 'pointer')
      const tell = timed('J5 prices by percent', `${width} px, pointer`)
      await hand.press(page.getByRole('link', { name: 'تغییر درصدی' }))
      await expect(page.getByRole('heading', { level: 1, name: 'تغییر درصدی قیمت‌ها' })).toBeVisible()
      // The page of prices by percent takes over the category of the grid.
      await expect(page.getByRole('combobox', { name: 'دسته' })).toHaveValue(id)
      await page.getByLabel('درصد').fill('۱۲')
      await hand.press(button('پیش‌نمایش'))
      await expect(page.getByText('۱۱۲٬۰۰۰').first()).toBeVisible()
      await hand.press(button(`تغییر قیمت ${formatNumber(count)} کالا`))
      const slug = goods[0]?.slug ?? ''
      await expect.poll(() => priceOf(page, slug), { intervals: [100] }).toBe(112_000)
      tell(hand.presses())
      // The list also holds price changes of others.
      const job = page.getByRole('group', { name: new RegExp(title) })
      await hand.press(job.getByRole('button', { name: 'برگرداندن' }))
      await expect.poll(() => priceOf(page, slug), { intervals: [100] }).toBe(100_000)
      expect(hand.presses()).toBeLessThanOrEqual(most.percent)
      await close()
    })

    test('a product is written, shown with five pictures and seen in the shop; what was typed outlives its tab', async ({
      browser,
    }) => {
      const { title: category, mark } = await makeGoods(0)
      const photos = await Promise.all(
        [1, 2, 3, 4, 5].map(async (place) => ({
          ...(await photoOf(browser, 'categories/bowls-and-plates', 800 + place, 800)),
          name: `photo-${place}.jpg`,
        })),
      )
      const { page, button, close } = await sit(browser, width, '/products/new')
      const hand = makeHand(page, 'pointer')
      const tell = timed('J7 product with five pictures', `${width} px, pointer`)
      const title = `کوزه‌ی ${mark}`
      await page.getByLabel('عنوان', { exact: false }).first().fill(title)
      await page.getByLabel('قیمت (تومان)').fill('320000')
      await expect
        .poll(() => page.evaluate((typed) => JSON.stringify(localStorage).includes(typed), title))
        .toBe(true)
      await page.reload({ waitUntil: 'load' })
      await expect(page.getByLabel('قیمت (تومان)')).toHaveValue('۳۲۰۰۰۰')
      await page.getByLabel('موجودی نخست').fill('5')
      await page.getByLabel('کد کالا').fill(`N-${mark}`)
      await page.getByRole('combobox', { name: 'دسته' }).selectOption({ label: category })
      await page.getByRole('combobox', { name: 'در فروشگاه' }).selectOption({ label: 'دیده شود' })
      await page.locator('input[type=file][multiple]').setInputFiles(photos)
      await hand.press(button('ساختن کالا'))
      await page.waitForURL(/\/admin\/products\/[\w-]{20,}$/)
      await expect(
        page.getByRole('list', { name: 'تصویرهای کالا به ترتیب' }).getByRole('listitem'),
      ).toHaveCount(photos.length)
      const inShop = await page.getByRole('link', { name: 'دیدن در فروشگاه' }).first().getAttribute('href')
      const shop = await page.context().newPage()
      await expect
        .poll(async () => (await shop.goto(new URL(inShop ?? '', origin).href))?.status(), {
          intervals: [100],
        })
        .toBe(200)
      await expect(shop.getByRole('heading', { level: 1, name: title })).toBeVisible()
      tell(hand.presses())
      expect(hand.presses()).toBeLessThanOrEqual(most.product)
      await close()
    })

    test('an article comes out of Word clean, is looked at and waits for nine o’clock tomorrow', async ({
      browser,
    }) => {
      const { page, button, close } = await sit(browser, width, '/articles/new')
      const hand = makeHand(page, 'pointer')
      const tell = timed('J9 article out of Word', `${width} px, pointer`)
      const title = `گلیم قشقایی ${Date.now()}`
      await page.getByLabel('عنوان', { exact: false }).first().fill(title)
      await page.getByLabel('خلاصه').fill('از گره تا رنگ')
      await page.getByRole('textbox', { name: 'متن' }).focus()
      await paste(page, wordClipboard)
      await hand.press(button('ذخیره‌ی پیش‌نویس'))
      await page.waitForURL(/\/admin\/articles\/[\w-]{20,}$/)
      const id = page.url().split('/').at(-1) ?? ''
      const { bodyHtml, slug } = await read<{ bodyHtml: string; slug: string }>(`article?id=${id}`)
      expect(bodyHtml).toBe(
        '<h2>گلیم قشقایی</h2><p>بافته‌ی <strong>دست</strong> زنان <em>عشایر</em>.</p><p>پایان</p>',
      )
      await hand.press(button('پیش‌نمایش'))
      await expect(page.getByRole('heading', { level: 1, name: title }).last()).toBeVisible()
      await page.getByRole('textbox', { name: /زمان انتشار/ }).fill(toPersianDigits(tomorrowAtNine()))
      await hand.press(button('زمان‌بندی'))
      await expect(page.getByText(/خودش منتشر می‌شود/)).toContainText('۹:۰۰')
      const early = await page.request.get(`${origin}/api/blog/article?slug=${encodeURIComponent(slug)}`)
      expect(early.status()).toBe(404)
      tell(hand.presses())
      expect(hand.presses()).toBeLessThanOrEqual(most.article)
      await close()
    })

    test('of a file of 1,200 goods three are refused, kept as a list, mended and taken in', async ({
      browser,
    }) => {
      made += 1
      const mark = `${Date.now()}-${made}`
      const row = (place: number, title: string) => `F-${mark}-${place},${title},250000,5,0`
      const rows = Array.from({ length: 1_200 }, (_, place) => row(place, `کاسه ${mark} ${place}`))
      const wrong = [7, 400, 1_199]
      const fileOf = (lines: string[]) => ({
        ...{ name: `${mark}.csv`, mimeType: 'text/csv' },
        buffer: Buffer.from(['sku,title,price,stock,published', ...lines, ''].join('\n')),
      })
      const { page, button, close } = await sit(browser, width, '/products/import')
      const hand = makeHand(page, 'pointer')
      const tell = timed('J10 file of 1,200 goods', `${width} px, pointer`)
      const file = page.locator('input[type=file]').first()
      await file.setInputFiles(
        fileOf(rows.map((line, place) => (wrong.includes(place) ? row(place, '') : line))),
      )
      await hand.press(button('آزمودن فایل'))
      await expect(page.getByText(`${formatNumber(3)} سطر پذیرفته نشد`)).toBeVisible()
      const kept = page.waitForEvent('download')
      await hand.press(button(`دریافت همه‌ی این سطرها: ${formatNumber(3)} سطر پذیرفته نشد`))
      expect((await kept).suggestedFilename()).toBe('refused-lines.csv')
      await file.setInputFiles(fileOf(rows))
      await hand.press(button('آزمودن فایل'))
      await hand.press(button(`وارد کردن ${formatNumber(1_200)} کالا`))
      await expect(page.getByRole('heading', { name: 'فایل وارد شد' })).toBeVisible()
      tell(hand.presses())
      expect(hand.presses()).toBeLessThanOrEqual(most.file)
      await close()
    })
  })

test('fifty prices are pasted from a sheet on a phone, the two that cannot be read are mended, and all are saved', async ({
  browser,
}) => {
  const { id, mark } = await makeGoods(RENEWED)
  const { page, button, close } = await sit(browser, 360, `/products/prices?categoryId=${id}`)
  const hand = makeHand(page, 'pointer')
  const tell = timed('J6 fifty pasted prices', '360 px, pointer')
  const cells = page.getByRole('textbox', { name: /^قیمت \(تومان\)،/ })
  await expect(cells).toHaveCount(RENEWED)
  const column = Array.from({ length: RENEWED }, (_, place) =>
    place === 10 || place === 20 ? 'تماس بگیرید' : `${formatNumber(110_000 + place * 500)} تومان`,
  )
  await hand.press(cells.first())
  await paste(page, { 'text/plain': column.join('\r\n') })
  await expect(page.getByText(/۲ خانه پذیرفته نشد/)).toBeVisible()
  await hand.fill(cells.nth(10), '۱۲۰۰۰۰')
  await hand.fill(cells.nth(20), '۱۲۵۰۰۰')
  await hand.press(button(`ذخیره‌ی ${formatNumber(RENEWED)} تغییر`))
  await expect(page.getByText(`${formatNumber(RENEWED)} کالا ذخیره شد`)).toBeVisible()
  tell(hand.presses())
  const { items } = await read<{ items: { price: number; title: string }[] }>(
    `price-grid?categoryId=${id}&take=100`,
  )
  expect(items.every(({ price, title }) => price >= 110_000 * TOMAN && title.includes(mark))).toBe(true)
  expect(hand.presses()).toBeLessThanOrEqual(most.column)
  await close()
})

import { newPhone } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'

test('a search engine finds every kind of page through robots.txt, each at its one address', async ({
  page,
}) => {
  const textOf = async (address: string) => {
    const response = await page.request.get(address)
    expect(response.status(), address).toBe(200)
    return response.text()
  }
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

  const sitemap = /^Sitemap: (.*)$/m.exec(await textOf('/robots.txt'))?.[1] ?? ''
  const parts = locations(await textOf(sitemap))
  expect(parts.length).toBeGreaterThanOrEqual(4)
  for (const part of parts) {
    const addresses = locations(await textOf(part))
    expect(addresses.length, part).toBeGreaterThan(0)
    for (const address of addresses.slice(0, 2)) {
      const canonical = `<link rel="canonical" href="${address.replaceAll('&', '&amp;')}"/>`
      expect(await textOf(address)).toContain(canonical)
    }
  }
})

test('a link preview of a product and of an article has its own picture, 1200 by 630', async ({ page }) => {
  const pictures = new Set<string>()
  for (const path of ['/shop/golab-doatasheh-ghamsar-250', '/blog/sofreh-yalda']) {
    // Its own pictures are drawn at the first visit; the preview is what matters here.
    await page.goto(path, { waitUntil: 'commit' })
    const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
    // As text: the tests know no DOM types.
    const size = await page.evaluate<number[]>(
      `(async () => { const picture = new Image(); picture.src = ${JSON.stringify(address)}; await picture.decode();
        return [picture.naturalWidth, picture.naturalHeight] })()`,
    )
    expect(size).toEqual([1_200, 630])
    pictures.add(address)
  }
  expect(pictures.size).toBe(2)
})

test('a visitor writes to the shop and reads that the message arrived', async ({ page, shopper }) => {
  await page.goto('/contact-us')
  await page.getByRole('textbox', { name: 'نام و نام خانوادگی' }).fill('سارا امینی')
  await page.getByRole('textbox', { name: 'شماره موبایل' }).fill(newPhone())
  await page.getByRole('textbox', { name: 'متن پیام' }).fill('آیا این گلیم اندازه‌ی بزرگ‌تر هم دارد؟')
  await shopper.press('فرستادن پیام')
  await expect(page.getByText('پیام شما به ما رسید')).toBeVisible()
})

test('the questions are all there without scripts, and searched with them', async ({ page, browser }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(new URL('/faq', test.info().project.use.baseURL).href)
  const questions = page.locator('main').getByRole('heading', { level: 3 })
  const all = await plain.locator('main').getByRole('heading', { level: 3 }).count()
  expect(all).toBeGreaterThan(10)
  for (const answer of await plain.locator('main').getByRole('group').all())
    await expect(answer).toBeVisible()
  await plain.close()

  await page.goto('/faq')
  await page.getByRole('textbox', { name: 'جستجو در پرسش‌ها' }).fill('كد تاييد')
  await expect.poll(() => questions.count()).toBeLessThan(all)
  await expect(page.getByText('کد تایید به دستم نرسید، چه کنم؟')).toBeVisible()
})

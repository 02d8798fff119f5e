import { expect, test } from './fixtures/test.ts'

const articleOf = async (html: string) => /href="(\/blog\/(?!category|tag|feed)[^"?]+)"/.exec(html)?.[1] ?? ''

// A hydration warning is console noise, which fails any test here.
for (const [name, pathOf] of [
  ['home', async () => '/'],
  ['list', async () => '/shop'],
  ['product', async () => '/shop/golab-doatasheh-ghamsar-250'],
  ['blog', async () => '/blog'],
  ['article', async (html: string) => articleOf(html)],
] as const)
  test(`the ${name} page holds its content, and the browser asks the api for none of it`, async ({
    page,
  }) => {
    const path = await pathOf(await (await page.request.get('/blog')).text())
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && !pathname.startsWith('/api/media/')) asked.push(pathname)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(asked).toEqual([])

    const html = await (await page.request.get(path)).text()
    const heading = await page.getByRole('heading', { level: 1 }).first().textContent()
    expect(html).toContain(heading)
    expect(html).toMatch(/<title>[^<]*حجره/)
    expect(html).toContain('rel="canonical"')
    expect(html).toContain('property="og:title"')
    expect(html).toContain('name="description"')
    expect(html).toContain('application/ld+json')
  })

test.describe('on a phone', () => {
  // The phone that Lighthouse measures with.
  test.use({ viewport: { width: 412, height: 839 }, deviceScaleFactor: 1.75 })

  test('the pictures of a whole list are 250 kB at most', async ({ page }) => {
    await page.goto('/shop')
    const pictures = page.getByRole('main').locator('img')
    await pictures.evaluateAll((all) => {
      for (const one of all) (one as HTMLImageElement).loading = 'eager'
    })
    const areThere = () =>
      pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0))
    await expect.poll(areThere).toBe(true)
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/media/'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    )
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(250_000)
  })
})

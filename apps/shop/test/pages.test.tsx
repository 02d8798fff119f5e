import { hydratePage } from '@hojreh/ssr/testing/browser'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { createRoutes } from '../src/routes.ts'

const pages = inject('pages')
const pageAt = (path: string) => {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`${path} was not rendered`)
  return page
}
const shop = { app: 'shop', createRoutes } as const

afterEach(() => vi.unstubAllGlobals())

it.each(['//shop', '//evil.example/x', '/%zz', '/%E0%A4%A', '/\\shop'])(
  'the 404 page of a mistyped address hydrates as it is: %s',
  async (path) => {
    // The router's own word on a broken escape.
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = { ...pageAt('/nowhere'), path: window.location.origin + path }
    const { calls, complaints, isKept } = await hydratePage(page, shop)
    warning.mockRestore()
    expect([complaints, calls, isKept]).toEqual([[], [], true])
  },
)

describe.each(pages.map(({ path }) => path))('%s', (path) => {
  it('is taken over by the browser without a hydration warning and without a call', async () => {
    const { calls, complaints, isKept } = await hydratePage(pageAt(path), shop)
    expect(complaints).toEqual([])
    expect(calls).toEqual([])
    expect(isKept).toBe(true)
  })

  it('has no style attribute, which a content policy cannot know by its hash', () => {
    expect(pageAt(path).html).not.toContain(' style="')
  })
})

it('the data of a session that is over leaves local storage at the start', { tags: ['§D3.15'] }, async () => {
  localStorage.setItem('hojreh_user', JSON.stringify({ customer: JSON.stringify({ phone: '09120000000' }) }))
  await hydratePage(pageAt('/faq'), shop)
  await expect.poll(() => localStorage.getItem('hojreh_user')).not.toContain('09120000000')
  localStorage.clear()
})

describe('what the server renders', () => {
  const documentOf = (path: string) => {
    const { head, html } = pageAt(path)
    return new DOMParser().parseFromString(`<head>${head}</head><body>${html}</body>`, 'text/html')
  }
  it('has the icon of the shop, asked for in its default size', { tags: ['§4.4', '§D7.13'] }, () => {
    for (const path of ['/', '/faq', '/cart'])
      expect(documentOf(path).querySelector('link[rel="icon"]')?.getAttribute('href')).toBe(
        '/api/media/favicon/16.png',
      )
  })

  it('sets the offers of the home page apart from its other rows', () => {
    const home = documentOf('/')
    const lookOf = (title: string) => home.querySelector(`section[aria-label="${title}"]`)?.className
    expect(lookOf('پیشنهادهای شگفت‌انگیز')).toBeTruthy()
    expect(lookOf('پیشنهادهای شگفت‌انگیز')).not.toBe(lookOf('پرفروش‌ترین‌ها'))
  })

  const jsonLdOf = (path: string) =>
    [...documentOf(path).querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent),
    )

  it.each([
    ['/', 'حجره'],
    ['/shop', 'فروشگاه | حجره'],
    ['/shop/search?q=rug', 'جستجوی محصولات | حجره'],
    ['/cart', 'سبد خرید | حجره'],
    ['/checkPayment', 'نتیجه پرداخت | حجره'],
    ['/about-us', 'درباره ما | حجره'],
    ['/contact-us', 'تماس با ما | حجره'],
    ['/faq', 'سوالات متداول | حجره'],
    ['/license', 'مجوزها | حجره'],
  ])(
    '%s has its title once',
    {
      tags: [
        '§2.1 /',
        '§2.2 /about-us',
        '§2.3 /contact-us',
        '§2.4 /faq',
        '§2.5 /license',
        '§2.7 /shop',
        '§2.9 /shop/search?q=rug',
        '§2.12 /cart',
        '§2.13 /checkPayment',
        '§D6.11',
      ],
    },
    (path, title) => {
      expect([...documentOf(path).querySelectorAll('title')].map((element) => element.textContent)).toEqual([
        title,
      ])
    },
  )

  it('tells a search engine what a product costs, in rial', { tags: ['§2.8', '§D1.5'] }, () => {
    expect(jsonLdOf('/shop/rug-3')).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        offers: expect.objectContaining({ priceCurrency: 'IRR', price: 12_530_000 }),
      }),
    )
  })

  it('shows and tells a search engine what buyers say of a product', () => {
    const comments = documentOf('/shop/rug-3').querySelector('#comments')
    expect(comments?.textContent).toContain('نظر شماره 1')
    expect(comments?.textContent).toContain('خریدار')
    expect(comments?.textContent).toContain('۱۰ آبان ۱۴۰۵')
    expect(jsonLdOf('/shop/rug-3')).toContainEqual(
      expect.objectContaining({
        aggregateRating: expect.objectContaining({ ratingValue: 4.5, ratingCount: 12 }),
        review: [
          expect.objectContaining({
            '@type': 'Review',
            reviewBody: 'نظر شماره 1',
            reviewRating: expect.objectContaining({ ratingValue: 4 }),
          }),
        ],
      }),
    )
  })

  it('knows nobody’s favourites', () => {
    const hearts = [...documentOf('/shop/rug-3').querySelectorAll('[aria-pressed]')]
    expect(hearts.length).toBeGreaterThan(0)
    expect(hearts.map((heart) => heart.getAttribute('aria-pressed'))).not.toContain('true')
  })

  it('tells search engines who the shop is and how it is searched, and each question with its answer', () => {
    const search = 'http://localhost:3000/shop/search?q={search_term_string}'
    expect(jsonLdOf('/')).toEqual([
      expect.objectContaining({ '@type': 'Organization', name: 'حجره' }),
      expect.objectContaining({
        '@type': 'WebSite',
        potentialAction: expect.objectContaining({ target: search }),
      }),
    ])
    expect(jsonLdOf('/faq')).toContainEqual(
      expect.objectContaining({
        '@type': 'FAQPage',
        mainEntity: [expect.objectContaining({ name: 'چگونه بخرم؟' })],
      }),
    )
  })

  it.each(['/', '/faq', '/shop/rug-3'])('%s has a picture for social networks', (path) => {
    const page = documentOf(path)
    expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(
      /^http.*\.(jpg|webp)$/,
    )
    expect(page.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe(
      'summary_large_image',
    )
  })

  it('has one canonical address for a list, without its sort [#16]', () => {
    const canonical = documentOf('/shop?category=rugs&sort=cheapest&pageId=2').querySelector(
      '[rel=canonical]',
    )
    expect(canonical?.getAttribute('href')).toBe('http://localhost:3000/shop?category=rugs&pageId=2')
  })

  it.each(['/cart', '/checkPayment', '/shop/search?q=rug', '/nowhere'])(
    'keeps %s out of search engines',
    (path) => {
      expect(documentOf(path).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    },
  )

  it('shows prices in toman with Persian digits', { tags: ['§D1.6'] }, () => {
    expect(documentOf('/shop/rug-3').body.textContent).toContain('۱٬۲۵۳٬۰۰۰')
  })

  it.each(['/page/nowhere', '/nowhere', '/Cart'])(
    'answers %s with 404 inside the frame of the site',
    { tags: ['§2.6 /page/nowhere', '§2.26 /nowhere', '§2.31 /nowhere', '§D6.10'] },
    (path) => {
      expect(pageAt(path)).toMatchObject({ status: 404, isCacheable: false })
      expect(documentOf(path).body.textContent).toContain('Page Not Found')
      expect(documentOf(path).querySelector('main')?.textContent).toContain('صفحه‌ای که دنبالش بودید پیدا نشد')
      expect(documentOf(path).querySelector('main a[href="/"]')?.textContent).toBe('بازگشت به خانه')
      expect(documentOf(path).querySelector('header, nav')).not.toBeNull()
    },
  )

  it.each(['/cart', '/checkPayment'])('never keeps %s', (path) => {
    expect(pageAt(path).isCacheable).toBe(false)
  })
})

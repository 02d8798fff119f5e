import { cardOf, emptyShop, noComments } from '@hojreh/testing/customer'
import type { Page } from '@playwright/test'
import type { Answers, Screen } from './screen.types.ts'

const PRODUCT = '/shop/golab-doatasheh-ghamsar-250'

const typeWords = async (page: Page) => {
  await page.getByRole('combobox', { name: 'جستجو' }).filter({ visible: true }).first().fill('گل')
  await page.getByRole('option').first().waitFor()
}

/** Follows a link of the page, so that the browser asks and the screen answers; a last slash means any page below. */
const follow = (path: string) => (page: Page) => {
  const link = path.length > 1 && path.endsWith('/') ? `main article a[href^="${path}"]` : `a[href="${path}"]`
  return page.locator(link).filter({ visible: true }).first().click()
}

/** Stays on the way to a page whose answer never comes. */
const waitFor = (path: string) => async (page: Page) => {
  await follow(path)(page)
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'در حال بارگذاری' }).waitFor()
}

const failure = { failsWith: 500 }
/** Comes to a page that tells something. */
const readAt = (path: string, words: string) => async (page: Page) => {
  await follow(path)(page)
  await page.getByText(words).filter({ visible: true }).first().waitFor()
}
const failAt = (path: string) => readAt(path, 'Internal Server Error')

const search = async (page: Page) => {
  const box = page.getByRole('combobox', { name: 'جستجو' }).filter({ visible: true }).first()
  await box.fill('زعفران')
  await box.press('Enter')
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

const write = async (page: Page) => {
  await page.getByRole('textbox', { name: 'نام و نام خانوادگی' }).fill('مریم راد')
  await page.getByRole('textbox', { name: 'شماره تلفن' }).fill('09121234567')
  await page.getByRole('textbox', { name: 'متن پیام' }).fill('سلام، فرش شش‌متری دارید؟')
  await press('فرستادن پیام')(page)
  await page.getByText('پیام شما فرستاده شد').waitFor()
}

const page = { pageId: 1, take: 24 }
const noFacets = {
  categories: [],
  brands: [],
  price: null,
  attributes: [],
  inStockCount: 0,
  discountedCount: 0,
}

/** Titles as long as they come, twelve digits, and nothing left. */
const longGoods: Answers = {
  listProducts: {
    ...page,
    items: [0, 1, 2, 3].map(cardOf),
    total: 4,
    facets: { ...noFacets, inStockCount: 3, discountedCount: 1 },
    category: null,
  },
}

/** What anybody sees. The first ones tell what sold best, so they come before anything is bought. */
export const publicScreens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-loading', path: '/faq', answers: { getHome: 'never' }, act: waitFor('/') },
  { name: 'home-error', path: '/faq', answers: { getHome: failure }, act: failAt('/') },
  { name: 'home-empty', path: '/faq', answers: emptyShop, act: readAt('/', 'حجره به‌زودی باز می‌شود') },
  { name: 'shop', path: '/shop' },
  { name: 'shop-filtered', path: '/shop?category=carpets&inStock=true&sort=cheapest' },
  { name: 'shop-one', path: '/shop?minPrice=1500000000' },
  { name: 'shop-empty', path: '/shop?minPrice=900000000000' },
  { name: 'shop-loading', path: '/faq', answers: { listProducts: 'never' }, act: waitFor('/shop') },
  { name: 'shop-error', path: '/faq', answers: { listProducts: failure }, act: failAt('/shop') },
  { name: 'shop-longest', path: '/faq', answers: longGoods, act: readAt('/shop', 'ترمه‌ی بته‌جقه') },
  { name: 'mega-menu', path: '/faq', act: press('دسته‌بندی کالاها'), isOverlay: true, from: 1440 },
  { name: 'filter-sheet', path: '/shop', act: press('فیلتر'), isOverlay: true, upTo: 768 },
  { name: 'search', path: '/shop/search?q=زعفران' },
  { name: 'search-empty', path: '/shop/search?q=قغغغغق' },
  {
    name: 'search-loading',
    path: '/faq',
    answers: { searchProducts: 'never' },
    act: async (page) => {
      await search(page)
      await page.getByRole('main').getByRole('heading', { level: 1, name: 'در حال بارگذاری' }).waitFor()
    },
  },
  {
    name: 'search-error',
    path: '/faq',
    answers: { searchProducts: failure },
    act: async (page) => {
      await search(page)
      await page.getByText('Internal Server Error').waitFor()
    },
  },
  { name: 'suggestions', path: '/faq', act: typeWords, isOverlay: true },
  { name: 'product', path: PRODUCT },
  { name: 'product-loading', path: '/shop', answers: { getProduct: 'never' }, act: waitFor('/shop/') },
  { name: 'product-error', path: '/shop', answers: { getProduct: failure }, act: failAt('/shop/') },
  { name: 'product-options', path: '/shop/kaseh-mahi-meybod-lajevardi' },
  { name: 'product-offer', path: '/shop/gushvareh-melileh-zanjan' },
  { name: 'product-sold-out', path: '/shop/sham-mum-asal-anari' },
  {
    name: 'product-uncommented',
    path: '/shop',
    answers: { listComments: noComments },
    act: readAt('/shop/', 'نخستین نظر را شما بنویسید'),
  },
  { name: 'product-zoom', path: PRODUCT, act: press('بزرگ‌نمایی'), isOverlay: true },
  { name: 'comment-form', path: PRODUCT, act: press('نوشتن نظر') },
  { name: 'blog', path: '/blog' },
  { name: 'blog-category', path: '/blog/category/rituals' },
  { name: 'blog-empty', path: '/blog?q=قغغغغق' },
  {
    name: 'blog-loading',
    path: '/blog/sofreh-yalda',
    answers: { listArticles: 'never' },
    act: waitFor('/blog/category/'),
  },
  {
    name: 'blog-error',
    path: '/blog/sofreh-yalda',
    answers: { listArticles: failure },
    act: failAt('/blog/category/'),
  },
  { name: 'article-loading', path: '/blog', answers: { getArticle: 'never' }, act: waitFor('/blog/') },
  { name: 'article-error', path: '/blog', answers: { getArticle: failure }, act: failAt('/blog/') },
  { name: 'article', path: '/blog/sofreh-yalda' },
  // As wide as A4 between its margins, to the nearest width there is.
  { name: 'article-printed', path: '/blog/sofreh-yalda', isPrinted: true, from: 768, upTo: 768 },
  { name: 'about-us', path: '/about-us' },
  { name: 'contact-us', path: '/contact-us' },
  {
    name: 'contact-sent',
    path: '/contact-us',
    answers: { sendContactMessage: { success: true, message: 'پیام شما به دست ما رسید' } },
    act: write,
  },
  { name: 'faq', path: '/faq' },
  { name: 'license', path: '/license' },
  { name: 'page', path: '/page/shipping' },
  { name: 'page-loading', path: '/faq', answers: { getLicense: 'never' }, act: waitFor('/license') },
  { name: 'page-error', path: '/faq', answers: { getLicense: failure }, act: failAt('/license') },
  {
    name: 'offline',
    path: '/faq',
    act: async (page) => {
      await page.context().setOffline(true)
      await page.getByText('اتصال اینترنت برقرار نیست').waitFor()
    },
  },
  { name: 'not-found', path: '/nowhere' },
]

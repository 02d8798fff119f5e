import type { Page } from '@playwright/test'
import type { Screen } from './screen.types.ts'

const PRODUCT = '/shop/golab-doatasheh-ghamsar-250'

const typeWords = async (page: Page) => {
  await page.getByRole('combobox', { name: 'جستجو' }).filter({ visible: true }).first().fill('گل')
  await page.getByRole('option').first().waitFor()
}

/** Follows a link of the page, so that the browser asks and the screen answers; a last slash means any page below. */
const follow = (path: string) => (page: Page) => {
  const link = path.endsWith('/') ? `main article a[href^="${path}"]` : `a[href="${path}"]`
  return page.locator(link).filter({ visible: true }).first().click()
}

/** Stays on the way to a page whose answer never comes. */
const waitFor = (path: string) => async (page: Page) => {
  await follow(path)(page)
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'در حال بارگذاری' }).waitFor()
}

const failure = { failsWith: 500 }
const failAt = (path: string) => async (page: Page) => {
  await follow(path)(page)
  await page.getByText('Internal Server Error').waitFor()
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

/** What anybody sees. The first ones tell what sold best, so they come before anything is bought. */
export const publicScreens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'shop', path: '/shop' },
  { name: 'shop-filtered', path: '/shop?category=carpets&inStock=true&sort=cheapest' },
  { name: 'shop-one', path: '/shop?minPrice=1500000000' },
  { name: 'shop-empty', path: '/shop?minPrice=900000000000' },
  { name: 'shop-loading', path: '/faq', answers: { listProducts: 'never' }, act: waitFor('/shop') },
  { name: 'shop-error', path: '/faq', answers: { listProducts: failure }, act: failAt('/shop') },
  { name: 'mega-menu', path: '/faq', act: press('دسته‌بندی کالاها'), isOverlay: true, from: 1440 },
  { name: 'filter-sheet', path: '/shop', act: press('فیلتر'), isOverlay: true, upTo: 768 },
  { name: 'search', path: '/shop/search?q=زعفران' },
  { name: 'search-empty', path: '/shop/search?q=قغغغغق' },
  { name: 'suggestions', path: '/faq', act: typeWords, isOverlay: true },
  { name: 'product', path: PRODUCT },
  { name: 'product-loading', path: '/shop', answers: { getProduct: 'never' }, act: waitFor('/shop/') },
  { name: 'product-error', path: '/shop', answers: { getProduct: failure }, act: failAt('/shop/') },
  { name: 'product-options', path: '/shop/kaseh-mahi-meybod-lajevardi' },
  { name: 'product-offer', path: '/shop/gushvareh-melileh-zanjan' },
  { name: 'product-sold-out', path: '/shop/sham-mum-asal-anari' },
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
  { name: 'article-loading', path: '/blog', answers: { getArticle: 'never' }, act: waitFor('/blog/') },
  { name: 'article-error', path: '/blog', answers: { getArticle: failure }, act: failAt('/blog/') },
  { name: 'article', path: '/blog/sofreh-yalda' },
  { name: 'about-us', path: '/about-us' },
  { name: 'contact-us', path: '/contact-us' },
  { name: 'faq', path: '/faq' },
  { name: 'license', path: '/license' },
  { name: 'page', path: '/page/shipping' },
  { name: 'page-loading', path: '/faq', answers: { getLicense: 'never' }, act: waitFor('/license') },
  { name: 'not-found', path: '/nowhere' },
]

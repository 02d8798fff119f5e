import type { Page } from '@playwright/test'
import type { Screen } from './screen.types.ts'

const PRODUCT = '/shop/golab-doatasheh-ghamsar-250'

const typeWords = async (page: Page) => {
  await page.getByRole('combobox', { name: 'جستجو' }).filter({ visible: true }).first().fill('گل')
  await page.getByRole('option').first().waitFor()
}

/** Follows a link of the page, so that the browser asks and the screen answers. */
const follow = (path: string) => (page: Page) =>
  page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click()

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

/** What anybody sees. The first ones tell what sold best, so they come before anything is bought. */
export const publicScreens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'shop', path: '/shop' },
  { name: 'shop-filtered', path: '/shop?category=carpets&inStock=true&sort=cheapest' },
  { name: 'shop-one', path: '/shop?minPrice=1500000000' },
  { name: 'shop-empty', path: '/shop?minPrice=900000000000' },
  { name: 'shop-loading', path: '/faq', answers: { listProducts: 'never' }, act: follow('/shop') },
  {
    name: 'shop-error',
    path: '/faq',
    answers: { listProducts: { failsWith: 500 } },
    act: async (page) => {
      await follow('/shop')(page)
      await page.getByText('Internal Server Error').waitFor()
    },
  },
  { name: 'mega-menu', path: '/faq', act: press('دسته‌بندی کالاها'), isOverlay: true, from: 1440 },
  { name: 'filter-sheet', path: '/shop', act: press('فیلتر'), isOverlay: true, upTo: 768 },
  { name: 'search', path: '/shop/search?q=زعفران' },
  { name: 'search-empty', path: '/shop/search?q=قغغغغق' },
  { name: 'suggestions', path: '/faq', act: typeWords, isOverlay: true },
  { name: 'product', path: PRODUCT },
  { name: 'product-options', path: '/shop/kaseh-mahi-meybod-lajevardi' },
  { name: 'product-offer', path: '/shop/gushvareh-melileh-zanjan' },
  { name: 'product-sold-out', path: '/shop/sham-mum-asal-anari' },
  { name: 'product-zoom', path: PRODUCT, act: press('بزرگ‌نمایی'), isOverlay: true },
  { name: 'comment-form', path: PRODUCT, act: press('نوشتن نظر') },
  { name: 'blog', path: '/blog' },
  { name: 'blog-category', path: '/blog/category/rituals' },
  { name: 'blog-empty', path: '/blog?q=قغغغغق' },
  { name: 'article', path: '/blog/sofreh-yalda' },
  { name: 'about-us', path: '/about-us' },
  { name: 'contact-us', path: '/contact-us' },
  { name: 'faq', path: '/faq' },
  { name: 'license', path: '/license' },
  { name: 'page', path: '/page/shipping' },
  { name: 'not-found', path: '/nowhere' },
]

import { screen, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { openAdmin } from '../../../test/open-admin.tsx'
import { action, listOf, signedIn } from '../../../test/samples.ts'
import { paths } from '../../paths.ts'
import { recordHref } from './record-pages.ts'

/** Each page with one record, and what the books call that. */
const records: readonly (readonly [path: string, id: string, subject: string])[] = [
  [paths.order, 'order-0001', 'order:order-0001'],
  [paths.customer, 'customer-0001', 'customer:customer-0001'],
  [paths.product, 'product-0001', 'product:product-0001'],
  [paths.category, 'category-rugs', 'category:category-rugs'],
  [paths.maker, 'maker-0001', 'maker:maker-0001'],
  [paths.synonym, 'fryer', 'synonyms:fryer'],
  [paths.coupon, 'YALDA1', 'coupon:YALDA1'],
  [paths['shipping-rule'], 'post', 'shipping:post'],
  [paths.article, 'article-0001', 'article:article-0001'],
  [paths.author, 'author-0001', 'author:author-0001'],
  [paths['static-page'], 'shipping', 'page:shipping'],
  [paths.picture, 'picture-0001', 'picture:picture-0001'],
  [paths['sms-text'], 'shipped', 'sms_text:shipped'],
  [paths.settings, '', 'settings:shop'],
  [paths.brand, '', 'settings:brand'],
  [paths['payment-ways'], '', 'settings:payment'],
  [paths['delivery-days'], '', 'settings:delivery'],
  [paths['home-page'], '', 'settings:home'],
  [paths.faq, '', 'settings:faq'],
  [paths.menus, '', 'settings:menus'],
  [paths.redirects, '', 'settings:redirects'],
]
const pageOf = (path: string, id: string) => path.replace(/:\w+$/, id)

describe('the books of a record', () => {
  test('are of every page that is about one', () => {
    const about = records.map(([path]) => path)
    expect(Object.values(paths).filter((path) => path.includes(':') && !about.includes(path))).toEqual([])
  })

  test.each(records)('are on its page: %s %s', async (path, id, subject) => {
    const page = await openAdmin(pageOf(path, id), { listActions: () => listOf([action(1, { subject })]) })
    const books = (await screen.findByRole('heading', { level: 2, name: 'دفتر کارها' })).closest('section')
    const rows = within(books as HTMLElement)
    expect(rows.getByText('ثبت ارسال')).toBeDefined()
    expect(rows.getByText(/نرگس امینی/)).toBeDefined()
    expect(books?.textContent).toContain('وضعیت: در حال بسته‌بندی ← ارسال‌شده')
    expect(rows.getByRole('link', { name: /همه‌ی ۱ ردیف/ }).getAttribute('href')).toBe(
      `/admin/books?${new URLSearchParams({ subject })}`,
    )
    expect(page.acts('listActions').map(({ query }) => new URLSearchParams(query).get('subject'))).toEqual([
      subject,
    ])
    // And a row of the books leads back to the record.
    expect(recordHref(subject)).toBe(pageOf(path, id))
  })

  it('are not asked for by somebody who may not read them', async () => {
    const page = await openAdmin('/admin/orders/order-0001', { getStaffSession: () => signedIn('support') })
    await screen.findByRole('heading', { level: 1, name: /سفارش/ })
    await screen.findByRole('heading', { level: 2, name: 'رویدادها و یادداشت‌ها' })
    expect(page.acts('listActions')).toEqual([])
  })
})

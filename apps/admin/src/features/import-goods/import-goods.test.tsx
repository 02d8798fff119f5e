import type { GoodsHeader, ImportReport } from '@hojreh/contract/admin'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openAdmin, refused } from '../../../test/open-admin.tsx'
import { catchUploads } from '../../../test/uploads.ts'

const report: ImportReport = {
  ...{ kind: 'woocommerce', rows: 3, added: 1, changed: 1, unchanged: 0, seconds: 0.2 },
  ...{ refusedCount: 1, noticeCount: 0, notices: [], emptied: 2, retitled: [], hiddenCount: 1 },
  hidden: [{ sku: 'WC-7', title: 'قالیچه' }],
  changes: [{ column: 'توضیحات', changed: 1, emptied: 2 }],
  columns: [{ column: 'Download 1 URL', use: 'private', filled: 3 }],
  pictures: { there: 0, waiting: 4 },
  refused: [{ line: 13, reason: 'این نوع کالا پشتیبانی نمی‌شود', column: 'نوع', value: 'grouped' }],
}
const header: GoodsHeader = { headers: [], isKnown: true, columns: {} }
const unreadable = { ...refused(422, 'import_unreadable'), success: false, requestId: '6f1c2d3e' }
const HEADER = '/api/admin/products/import/header'
/** What is tried and taken in, of a file with these headers. */
const catchImports = (ofFile = header) => {
  const uploads = catchUploads(({ path, query: { columns } }) => {
    if (path === HEADER) return ofFile
    return ofFile.isKnown || columns ? report : unreadable
  })
  return () => uploads.filter(({ path }) => path !== HEADER).map(({ query }) => query)
}

it('a file is tried first, told line by line, and taken in only with a yes to what it takes away', async () => {
  await openAdmin('/admin/products/import')
  const imports = catchImports()
  const file = new File(['sku,title\nA,ب\n'], 'goods.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText('فایل کالاها'), file)
  await userEvent.type(screen.getByLabelText('نام فروشگاهی که فایل از آن است'), 'شیراز')
  await userEvent.click(screen.getByRole('checkbox', { name: /در فایل نیستند پنهان شوند/ }))
  await userEvent.click(screen.getByRole('button', { name: 'آزمودن فایل' }))
  await screen.findByText('سطر ۱۳: این نوع کالا پشتیبانی نمی‌شود · ستون «نوع» · «grouped»')
  expect(document.body.textContent).toContain('توضیحات: ۱ کالا تغییر می‌کند؛ از ۲ کالا چیزی پاک می‌شود')
  expect(document.body.textContent).toContain('«Download 1 URL» (۳ سطر): ناشناخته است و گرفته نمی‌شود')
  expect(document.body.textContent).toContain('۴ در صف دریافت')
  expect(document.body.textContent).toContain(
    '۱ کالا در این فایل نیست و از دید خریداران پنهان می‌شودقالیچه (WC-7)',
  )
  const take = screen.getByRole<HTMLButtonElement>('button', { name: 'وارد کردن ۲ کالا' })
  expect(take.disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'دیدم و می‌خواهم انجام شود' }))
  await userEvent.click(take)
  await screen.findByText('فایل وارد شد')
  expect(
    imports().map(({ isTrial, isSure, source, hidesMissing }) => [isTrial, isSure, source, hidesMissing]),
  ).toEqual([
    ['yes', 'no', 'شیراز', 'yes'],
    ['no', 'yes', 'شیراز', 'yes'],
  ])
})

it('while the shop reads a file it is told how far it is', async () => {
  const page = await openAdmin('/admin/products/import', {
    getImportProgress: () => ({ phase: 'reading', percent: 43 }),
  })
  let finish = () => {}
  const read = new Promise<ImportReport>((resolve) => {
    finish = () => resolve(report)
  })
  catchUploads(({ path }) => (path === HEADER ? header : read))
  const file = new File(['sku,title\nA,ب\n'], 'goods.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText('فایل کالاها'), file)
  await userEvent.click(screen.getByRole('button', { name: 'آزمودن فایل' }))
  const bar = await screen.findByRole('progressbar', { name: 'فروشگاه فایل را می‌خواند: ۴۳٪' })
  expect(bar.getAttribute('aria-valuenow')).toBe('43')
  finish()
  await screen.findByText(/آزمایش فایل/)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(page.acts('getImportProgress').length).toBeGreaterThan(0)
})

it('of a file whose answer got lost on the way it is said that it may have come in', async () => {
  await openAdmin('/admin/products/import')
  catchUploads(() => ({ ...refused(503, 'unavailable'), success: false, requestId: '6f1c2d3e' }))
  const file = new File(['sku,title\nA,ب\n'], 'goods.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText('فایل کالاها'), file)
  await userEvent.click(screen.getByRole('button', { name: 'آزمودن فایل' }))
  expect((await screen.findByRole('alert')).textContent).toContain('شاید فایل خوانده می‌شود')
})

it('of a file whose headers nobody knows it is asked once what each column is', async () => {
  const titles = ['ردیف کالا', 'شرح', 'فی']
  await openAdmin('/admin/products/import')
  const imports = catchImports({
    headers: titles.map((title) => ({ title, sample: '۱' })),
    isKnown: false,
    columns: { شرح: 'title' },
  })
  const file = new File(['x'], 'goods.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText('فایل کالاها'), file)
  const attempt = screen.getByRole<HTMLButtonElement>('button', { name: 'آزمودن فایل' })
  await userEvent.click(attempt)
  await screen.findByText('بگویید کدام ستون کد کالاست.')
  expect(attempt.disabled).toBe(true)
  expect(imports()).toHaveLength(1)
  await userEvent.selectOptions(screen.getByLabelText('ردیف کالا (۱)'), 'کد کالا')
  await userEvent.selectOptions(screen.getByLabelText('فی (۱)'), 'قیمت')
  await userEvent.click(attempt)
  await screen.findByText(/آزمایش فایل/)
  expect(JSON.parse(imports()[1]?.columns ?? '')).toEqual({ 'ردیف کالا': 'sku', شرح: 'title', فی: 'price' })
})

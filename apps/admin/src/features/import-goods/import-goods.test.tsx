import type { ImportReport } from '@hojreh/contract/admin'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openAdmin } from '../../../test/open-admin.tsx'

const uploads = vi.hoisted(() => [] as { isTrial: string; isSure?: string }[])
const report: ImportReport = {
  ...{ kind: 'woocommerce', rows: 3, added: 1, changed: 1, unchanged: 0, seconds: 0.2 },
  ...{ refusedCount: 1, noticeCount: 0, notices: [], emptied: 2, retitled: [] },
  refused: [{ line: 13, reason: 'این نوع کالا پشتیبانی نمی‌شود', column: 'نوع', value: 'grouped' }],
}
vi.mock('@hojreh/api/admin', async (original) => ({
  ...(await original<object>()),
  uploadGoods: async (query: { isTrial: string }) => {
    uploads.push(query)
    return { data: report }
  },
}))

it('a file is tried first, told line by line, and taken in only with a yes to what it takes away', async () => {
  await openAdmin('/admin/products/import')
  const file = new File(['sku,title\nA,ب\n'], 'goods.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText('فایل کالاها'), file)
  await userEvent.click(screen.getByRole('button', { name: 'آزمودن فایل' }))
  await screen.findByText('سطر ۱۳: این نوع کالا پشتیبانی نمی‌شود · ستون «نوع» · «grouped»')
  const take = screen.getByRole<HTMLButtonElement>('button', { name: 'وارد کردن ۲ کالا' })
  expect(take.disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'دیدم و می‌خواهم انجام شود' }))
  await userEvent.click(take)
  await screen.findByText('فایل وارد شد')
  expect(uploads.map(({ isTrial, isSure }) => [isTrial, isSure])).toEqual([
    ['yes', 'no'],
    ['no', 'yes'],
  ])
})

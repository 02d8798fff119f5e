import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openAdmin } from '../../../test/open-admin.tsx'
import { importRun } from '../../../test/settings-samples.ts'
import { catchDownloads } from '../../../test/uploads.ts'

const MANY = 1_203
const line = (place: number) => ({
  kind: 'orders' as const,
  id: String(place),
  reason: 'مبلغی در آن خوانا نیست',
})
const of = { read: MANY, added: 0, changed: 0, unchanged: 0 }

it('of many lines that another shop refused the first ones are read, and the file has every one', async () => {
  const kept = catchDownloads()
  const lines = Array.from({ length: MANY }, (_, place) => line(place))
  await openAdmin('/admin/import', {
    listImportRuns: () => [
      { ...importRun, counts: { orders: { ...of, refused: MANY } }, refused: lines.slice(0, 200) },
    ],
    listImportLines: ({ query }) => {
      const after = Number(query.get('after') ?? 0)
      const items = lines.slice(after, after + 1_000)
      return { items, next: after + items.length < MANY ? after + items.length : null }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: '۱٬۲۰۳ مورد که پذیرفته نشد' }))
  expect(screen.getAllByText(/خوانا نیست/)).toHaveLength(200)
  expect(screen.getByText('۲۰۰ سطر نخست؛ همه در فایل است.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /دریافت همه‌ی این سطرها/ }))
  await waitFor(() => expect(kept).toHaveLength(1))
  const rows = (await kept[0]?.text())?.trim().split('\r\n') ?? []
  expect(rows).toHaveLength(MANY + 1)
  expect(rows.at(-1)).toBe('"سفارش","1202","مبلغی در آن خوانا نیست"')
})

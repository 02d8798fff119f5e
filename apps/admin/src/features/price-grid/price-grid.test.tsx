import type { GridEdit } from '@hojreh/contract/admin'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { gridRow } from '../../../test/goods-samples.ts'
import { openAdmin, type Responses } from '../../../test/open-admin.tsx'
import { listOf, signedIn } from '../../../test/samples.ts'

const PATH = '/admin/products/prices'
const titles = ['یک', 'دو', 'سه', 'چهار']
const rows = titles.map((title, index) =>
  gridRow(index + 1, { title, price: 1_000_000, listPrice: null, onHand: 5 }),
)
const cell = (title: string, column = 'قیمت (تومان)') =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `${column}، ${title}` })
const answer: Responses['editPriceGrid'] = ({ body }) => ({
  results: (body as { rows: GridEdit[] }).rows.map(({ id, price }) => ({
    id,
    refusal:
      id === rows[1]?.productId
        ? { code: 'edit_conflict', message: 'همکار دیگری تغییر داد', field: 'price' }
        : null,
    row: {
      ...(rows.find(({ productId }) => productId === id) ?? gridRow(1)),
      price: id === rows[1]?.productId ? 1_110_000 : (price?.value ?? 0),
    },
  })),
})
const open = (responses: Responses = {}) =>
  openAdmin(PATH, { listPriceGrid: () => listOf(rows), editPriceGrid: answer, ...responses })
const sent = (page: Awaited<ReturnType<typeof openAdmin>>) =>
  page.acts('editPriceGrid').map(({ body }) => (body as { rows: GridEdit[] }).rows)

describe('the grid of prices', () => {
  it('takes a pasted column, sends only what changed, marks what is refused and takes the rest back', async () => {
    const page = await open()
    await userEvent.click(await cell('یک'))
    await userEvent.paste('۱۲۵٬۰۰۰ تومان\r\n١٣٠٠٠٠\r\nتماس بگیرید\r\n۱۰۰٬۰۰۰\r\n')
    expect((await cell('سه')).getAttribute('aria-invalid')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره‌ی ۳ تغییر' }))
    await screen.findByText('۱ کالا ذخیره شد')
    expect(sent(page)[0]).toEqual([
      { id: 'product-0001', price: { seen: 1_000_000, value: 1_250_000 } },
      { id: 'product-0002', price: { seen: 1_000_000, value: 1_300_000 } },
    ])
    expect(await screen.findByText('همکار دیگری تغییر داد (اکنون ۱۱۱٬۰۰۰)')).toBeDefined()
    expect((await cell('دو')).value).toBe('١٣٠٠٠٠')
    expect((await cell('سه')).value).toBe('تماس بگیرید')
    await userEvent.click(screen.getByRole('button', { name: 'برگرداندن' }))
    await screen.findByText('تغییر ۱ کالا برگشت')
    expect(sent(page)[1]).toEqual([{ id: 'product-0001', price: { seen: 1_250_000, value: 1_000_000 } }])
  })

  it('is written in with the keys alone: arrows by the direction of writing, down with Enter, filled with Ctrl and D', async () => {
    await open()
    await userEvent.click(await cell('یک'))
    await userEvent.keyboard('۹۰۰۰۰{Enter}')
    expect(document.activeElement).toBe(await cell('دو'))
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    expect((await cell('سه')).value).toBe('۹۰۰۰۰')
    expect((await cell('چهار')).value).toBe('۱۰۰٬۰۰۰')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect((await cell('سه')).value).toBe('۱۰۰٬۰۰۰')
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(await cell('سه', 'پیش از تخفیف'))
    await userEvent.keyboard('12{Escape}')
    expect((await cell('سه', 'پیش از تخفیف')).value).toBe('')
  })

  it('keeps what was typed over a closed tab', async () => {
    await open()
    await userEvent.type(await cell('یک', 'موجودی'), '+3')
    await screen.findByRole('button', { name: 'ذخیره‌ی ۱ تغییر' })
    document.body.innerHTML = ''
    await open()
    expect(await screen.findByText('تغییرهای ذخیره‌نشده‌ی پیشین شما سر جایشان است.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'ذخیره‌ی ۱ تغییر' })).toBeDefined()
  })

  it('asks once more before a price moves a long way, and sends nothing until it is sure', async () => {
    const page = await open()
    await userEvent.click(await cell('یک'))
    await userEvent.paste('۱۰۰۰۰۰۰\n۱۲۰۰۰۰')
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره‌ی ۲ تغییر' }))
    const question = await screen.findByRole('alertdialog', { name: 'این قیمت بیش از ۴۰ درصد جابه‌جا می‌شود' })
    expect(question.textContent).toContain('یک: از ۱۰۰٬۰۰۰ تومان به ۱٬۰۰۰٬۰۰۰ تومان')
    await userEvent.click(screen.getByRole('button', { name: 'دوباره می‌بینم' }))
    await userEvent.click(await screen.findByRole('button', { name: 'ذخیره‌ی ۲ تغییر' }))
    expect(sent(page)).toEqual([])
    await userEvent.click(await screen.findByRole('button', { name: 'قیمت درست است' }))
    await screen.findByText('۱ کالا ذخیره شد')
    expect(sent(page)[0]?.map(({ price }) => price?.value)).toEqual([10_000_000, 1_200_000])
  })

  it('is only read by whoever may change neither prices nor stock', async () => {
    await open({ getStaffSession: () => signedIn('support') })
    expect((await cell('یک')).readOnly).toBe(true)
    expect((await cell('یک', 'موجودی')).readOnly).toBe(true)
  })
})

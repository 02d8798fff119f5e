import { refuse } from '@hojreh/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openProfile } from '../../../test/open-profile.tsx'
import { address } from '../../../test/samples.ts'

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await screen.findByRole('option', { name: 'تهران' })
  await user.selectOptions(screen.getByLabelText('استان'), 'تهران')
  await screen.findByRole('option', { name: 'ری' })
  await user.selectOptions(screen.getByLabelText('شهر'), 'ری')
  const typed: [string, string][] = [
    ['نام و نام خانوادگی گیرنده', 'سارا مرادی'],
    ['شماره موبایل گیرنده', '۰۹۱۲۱۲۳۴۵۶۷'],
    ['آدرس پستی', 'خیابان فدائیان اسلام'],
    ['پلاک', '۱۲'],
    ['کد پستی', '۱۸۶۹۶۳۳۶۵۱'],
  ]
  for (const [label, text] of typed) {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
  }
}

describe('the addresses of a customer', () => {
  it('are shown with receiver and postal code', async () => {
    await openProfile('/profile/addresses', { listAddresses: () => [address] })
    expect(await screen.findByText('۱۸۶۹۶۳۳۶۵۱')).toBeDefined()
    expect(screen.getByText(/گیرنده: مریم راد/)).toBeDefined()
    expect(document.title).toBe('آدرس‌های من | حجره')
  })

  it('grow by one when the form is filled in with any digits', { tags: ['§1.6'] }, async () => {
    const user = userEvent.setup()
    const sent: unknown[] = []
    let addresses: (typeof address)[] = []
    await openProfile('/profile/addresses', {
      listAddresses: () => addresses,
      newAddress: ({ body }) => {
        sent.push(body)
        addresses = [address]
        return { success: true, addressId: address.id, addresses }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'آدرس تازه' }))
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'ثبت آدرس' }))
    expect(await screen.findByText('آدرس ثبت شد')).toBeDefined()
    expect(await screen.findByText('۱۸۶۹۶۳۳۶۵۱')).toBeDefined()
    expect(sent).toEqual([
      expect.objectContaining({
        receiverName: 'سارا مرادی',
        receiverPhone: '09121234567',
        province: 'تهران',
        city: 'ری',
        plaque: '12',
        postalCode: '1869633651',
      }),
    ])
    expect(screen.queryByRole('button', { name: 'ثبت آدرس' })).toBeNull()
  })

  it('stay as they are when the server refuses, and the field says why', async () => {
    const user = userEvent.setup()
    await openProfile('/profile/addresses', { newAddress: () => refuse('conflict') })
    await user.click(await screen.findByRole('button', { name: 'آدرس تازه' }))
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'ثبت آدرس' }))
    expect(await screen.findByText('هم‌زمان تغییری انجام شد؛ دوباره امتحان کنید')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('کد پستی').value).toBe('۱۸۶۹۶۳۳۶۵۱')
  })

  it('cannot be sent with a postal code that is none', { tags: ['§D4.5'] }, async () => {
    const user = userEvent.setup()
    await openProfile('/profile/addresses')
    await user.click(await screen.findByRole('button', { name: 'آدرس تازه' }))
    await fillIn(user)
    const postalCode = screen.getByLabelText('کد پستی')
    await user.clear(postalCode)
    await user.type(postalCode, '۰۱۲۳')
    await user.tab()
    expect(await screen.findByText('کد پستی باید ۱۰ رقم باشد و با صفر آغاز نشود')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ثبت آدرس' }).disabled).toBe(true)
  })
})

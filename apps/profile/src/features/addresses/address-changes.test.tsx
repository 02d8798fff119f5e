import { refuse } from '@hojreh/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openProfile } from '../../../test/open-profile.tsx'
import { address } from '../../../test/samples.ts'

const work = { ...address, id: 'address-0002', title: 'محل کار', isDefault: false }

describe('an address of the customer', () => {
  it('is changed in its form, which begins with what it is', { tags: ['§1.6'] }, async () => {
    let addresses = [address]
    const sent: unknown[] = []
    await openProfile('/profile/addresses', {
      listAddresses: () => addresses,
      editAddress: ({ query, body }) => {
        sent.push([query.toString(), body])
        addresses = [{ ...address, street: 'خیابان تازه' }]
        return addresses
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'ویرایش آدرس' }))
    expect((await screen.findByLabelText<HTMLInputElement>('کد پستی')).value).toBe('۱۸۶۹۶۳۳۶۵۱')
    await screen.findByRole('option', { name: 'ری' })
    expect(screen.getByLabelText<HTMLSelectElement>('شهر').value).toBe('ری')
    const street = screen.getByLabelText('آدرس پستی')
    await userEvent.clear(street)
    await userEvent.type(street, 'خیابان تازه')
    await userEvent.click(screen.getByRole('button', { name: 'ثبت آدرس' }))
    expect(await screen.findByText('آدرس ویرایش شد')).toBeDefined()
    expect(await screen.findByText(/خیابان تازه/)).toBeDefined()
    expect(sent).toEqual([
      ['id=address-0001', expect.objectContaining({ street: 'خیابان تازه', city: 'ری', isDefault: true })],
    ])
  })

  it('becomes the default with one press', async () => {
    let addresses = [address, work]
    await openProfile('/profile/addresses', {
      listAddresses: () => addresses,
      editAddress: ({ query, body }) => {
        expect([query.get('id'), body]).toEqual([
          'address-0002',
          expect.objectContaining({ isDefault: true }),
        ])
        addresses = [
          { ...work, isDefault: true },
          { ...address, isDefault: false },
        ]
        return addresses
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'انتخاب به عنوان پیش‌فرض' }))
    expect(await screen.findByText('آدرس پیش‌فرض تغییر کرد')).toBeDefined()
  })

  it('is deleted after being asked once more', { tags: ['§1.6', '§D7.7'] }, async () => {
    let addresses = [address]
    await openProfile('/profile/addresses', {
      listAddresses: () => addresses,
      deleteAddress: () => {
        addresses = []
        return []
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'حذف آدرس' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'حذف آدرس' }))
    expect(await screen.findByText('آدرس حذف شد')).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'هنوز آدرسی ثبت نکرده‌اید' })).toBeDefined()
  })

  it('stays and says why when the server refuses', async () => {
    await openProfile('/profile/addresses', {
      listAddresses: () => [address],
      deleteAddress: () => refuse('not_found'),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'حذف آدرس' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'حذف آدرس' }))
    expect(await screen.findByText('موردی که دنبالش بودید پیدا نشد')).toBeDefined()
    expect(screen.getByText('۱۸۶۹۶۳۳۶۵۱')).toBeDefined()
  })
})

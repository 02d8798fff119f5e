import { roles } from '@hojreh/contract/admin'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openAdmin, refused } from '../../test/open-admin.tsx'
import { listOf, me, member, NOW, nobody, owedRefund, signedIn } from '../../test/samples.ts'
import { menuFor } from './menu.ts'

const signInCalls: Parameters<typeof openAdmin>[1] = {
  staffSignInStart: () => ({ success: true, resendAfterSeconds: 60, expiresInSeconds: 120 }),
  staffSignInCode: () => ({ ticket: 'ticket', next: 'second_factor', hasPasskeys: false, setUp: null }),
  staffSignIn: () => ({ ...me(), recoveryCodes: null }),
}
const noSession = () => refused(401, 'unauthenticated')

describe('the menu', () => {
  it.each(roles)('shows a member in the role %s what that role may do, and nothing else', async (role) => {
    await openAdmin('/admin', { getStaffSession: () => signedIn(role) })
    const menu = await screen.findByRole('navigation', { name: 'بخش‌های پیشخوان' })
    const shown = within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(shown).toEqual(menuFor(me(role).permissions).map(({ href }) => href))
  })

  it('leads a packer to the orders and not to the staff or the books', () => {
    const hrefs = menuFor(me('orders').permissions).map(({ href }) => href)
    expect(hrefs).toEqual([
      '/admin',
      '/admin/orders',
      '/admin/packing',
      '/admin/customers',
      '/admin/refunds',
      '/admin/products',
    ])
  })
})

describe('a session', () => {
  it('is asked for in the place of the page by phone, code of the SMS and second factor, and then the page is there', async () => {
    const page = await openAdmin('/admin/books', {
      getStaffSession: () => nobody,
      ...signInCalls,
    })
    await userEvent.type(await screen.findByLabelText('شماره موبایل'), '۰۹۱۲۰۰۰۰۰۰۱')
    await userEvent.click(screen.getByRole('button', { name: 'دریافت کد پیامکی' }))
    await userEvent.type(await screen.findByLabelText('کد پیامکی'), '111111')
    const totp = await screen.findByLabelText('کد برنامه‌ی رمزساز')
    page.respondWith({ getStaffSession: () => signedIn() })
    await userEvent.type(totp, '۱۲۳۴۵۶')
    expect(await screen.findByRole('heading', { level: 1, name: 'دفتر کارها' })).toBeDefined()
    expect(page.acts('staffSignIn').map(({ body }) => body)).toEqual([{ ticket: 'ticket', totp: '123456' }])
    expect(page.router.state.location.pathname).toBe('/admin/books')
  })

  const typeNoteWithoutSession = async () => {
    const page = await openAdmin('/admin/orders/order-0001', { addOrderNote: noSession, ...signInCalls })
    const note = await screen.findByLabelText<HTMLTextAreaElement>('یادداشت برای همکاران')
    await userEvent.type(note, 'فردا زنگ بزنید')
    await userEvent.click(screen.getByRole('button', { name: 'افزودن یادداشت' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'نشست شما تمام شده است' }))
    return { page, note, dialog }
  }
  const signInAbove = async (dialog: ReturnType<typeof within>) => {
    await userEvent.type(dialog.getByLabelText('شماره موبایل'), '09120000001')
    await userEvent.click(dialog.getByRole('button', { name: 'دریافت کد پیامکی' }))
    await userEvent.type(await dialog.findByLabelText('کد پیامکی'), '111111')
    await userEvent.type(await dialog.findByLabelText('کد برنامه‌ی رمزساز'), '123456')
  }

  it('that ends in the middle of a form is renewed above the page, and the call is made again: nothing is typed twice', async () => {
    const { page, note, dialog } = await typeNoteWithoutSession()
    expect(note.value).toBe('فردا زنگ بزنید')
    page.respondWith({
      addOrderNote: () => ({
        id: 'note-0002',
        text: 'فردا',
        at: '2026-11-23T11:00:00.000Z',
        staffName: 'نرگس',
      }),
    })
    await signInAbove(dialog)
    await expect
      .poll(() => page.acts('addOrderNote').map(({ body }) => body))
      .toEqual([{ text: 'فردا زنگ بزنید' }, { text: 'فردا زنگ بزنید' }])
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(page.router.state.location.pathname).toBe('/admin/orders/order-0001')
  })

  it('that somebody else renews does nothing of what the other one wanted, and shows nothing of it', async () => {
    const { page, dialog } = await typeNoteWithoutSession()
    const colleague = { ...me('support'), staff: { ...me('support').staff, id: 'staff-0002' } }
    page.respondWith({
      getStaffSession: () => ({ me: colleague }),
      staffSignIn: () => ({ ...colleague, recoveryCodes: null }),
    })
    await signInAbove(dialog)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    const note = await screen.findByLabelText<HTMLTextAreaElement>('یادداشت برای همکاران')
    await expect.poll(() => note.isConnected && note.value).toBe('')
    expect(page.acts('addOrderNote')).toHaveLength(1)
  })
})

describe('an act that takes a fresh second step', () => {
  const open = async () => {
    let isFresh = false
    const page = await openAdmin('/admin/staff', {
      endSessionsOfStaff: () => (isFresh ? member(2, { sessions: 0 }) : refused(403, 'second_step_needed')),
      confirmStaff: () => {
        isFresh = true
        return { freshUntil: NOW }
      },
    })
    const [end] = await screen.findAllByRole('button', { name: 'پایان نشست‌ها' })
    await userEvent.click(end as HTMLElement)
    return { page, dialog: await screen.findByRole('dialog', { name: 'تایید دوباره' }) }
  }

  it('asks for the code above the page and then goes on by itself', async () => {
    const { page, dialog } = await open()
    await userEvent.type(within(dialog).getByLabelText('کد برنامه‌ی رمزساز'), '۱۲۳۴۵۶')
    expect(await screen.findByText('نشست‌های این همکار پایان یافت')).toBeDefined()
    expect(page.acts('confirmStaff').map(({ body }) => body)).toEqual([{ totp: '123456' }])
    expect(page.acts('endSessionsOfStaff')).toHaveLength(2)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is refused when the person would rather not', async () => {
    const { page, dialog } = await open()
    await userEvent.click(within(dialog).getByRole('button', { name: 'انصراف' }))
    expect(await screen.findByText('second_step_needed')).toBeDefined()
    expect(page.acts('endSessionsOfStaff')).toHaveLength(1)
  })
})

describe('an act of somebody who was away', () => {
  const isAway = () => refused(403, 'second_step_needed')
  const saved = { version: 1, by: 'نرگس امینی', at: NOW }

  const writeSlogan = async () => {
    const page = await openAdmin('/admin/settings', { editShopSettings: isAway })
    const slogan = await screen.findByLabelText<HTMLInputElement>('یک جمله درباره‌ی فروشگاه')
    await userEvent.clear(slogan)
    await userEvent.type(slogan, 'گلیم نو')
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }))
    return { page, slogan, dialog: within(await screen.findByRole('dialog', { name: 'تایید دوباره' })) }
  }

  it('asks in the middle of a form, which is then saved as it was typed', async () => {
    const { page, slogan, dialog } = await writeSlogan()
    expect(slogan.value).toBe('گلیم نو')
    page.respondWith({ confirmStaff: () => ({ freshUntil: NOW }), editShopSettings: () => saved })
    await userEvent.type(dialog.getByLabelText('کد برنامه‌ی رمزساز'), '123456')
    expect(await screen.findByText('تنظیمات ذخیره شد')).toBeDefined()
    expect(page.acts('editShopSettings').map(({ body }) => body)).toEqual([
      { version: 0, slogan: 'گلیم نو' },
      { version: 0, slogan: 'گلیم نو' },
    ])
  })

  it('leaves the form as it was typed when the person would rather not, and asks again', async () => {
    const { page, slogan, dialog } = await writeSlogan()
    await userEvent.click(dialog.getByRole('button', { name: 'انصراف' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([slogan.isConnected, slogan.value]).toEqual([true, 'گلیم نو'])
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }))
    expect(await screen.findByRole('dialog', { name: 'تایید دوباره' })).toBeDefined()
    expect(page.acts('editShopSettings')).toHaveLength(2)
  })

  it('asks before money goes back, whose number is typed once', async () => {
    const refund = owedRefund({ refundId: 'refund-0001', state: 'prepared', approval: null })
    const page = await openAdmin('/admin/refunds', {
      listRefunds: () => listOf([refund]),
      finishRefund: isAway,
    })
    await userEvent.type(await screen.findByLabelText('شماره پیگیری بانک'), '14050999')
    await userEvent.click(screen.getByRole('button', { name: 'واریز شد' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'تایید دوباره' }))
    page.respondWith({
      confirmStaff: () => ({ freshUntil: NOW }),
      finishRefund: () => ({
        ...{ id: 'order-0001', orderNumber: '10001', status: 'refunded', trackingCode: null },
      }),
    })
    await userEvent.type(dialog.getByLabelText('کد برنامه‌ی رمزساز'), '123456')
    expect(await screen.findByText('بازگشت وجه ثبت شد و شماره‌ی آن به مشتری می‌رود')).toBeDefined()
    const [first, second] = page.acts('finishRefund').map(({ body }) => body)
    expect(second).toEqual(first)
    expect(second).toEqual({ reference: '14050999' })
  })
})

it.each(['/admin/nothing', '/Admin'])('says of %s that there is no such page, and leads on', async (path) => {
  await openAdmin(path)
  expect(await screen.findByRole('heading', { level: 1, name: 'چنین صفحه‌ای نیست' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'به صفحه‌ی امروز' }).getAttribute('href')).toBe('/admin')
})

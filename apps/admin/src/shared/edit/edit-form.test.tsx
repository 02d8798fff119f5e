import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openAdmin } from '../../../test/open-admin.tsx'
import { me } from '../../../test/samples.ts'
import { shopSettings } from '../../../test/settings-samples.ts'
import { keepDraft, readDraft } from '../draft/drafts.ts'

const saved = { version: 4, by: 'نرگس امینی', at: '2026-11-23T11:30:00.000Z' }
const findSlogan = () => screen.findByLabelText<HTMLInputElement>('یک جمله درباره‌ی فروشگاه')
const pressSave = () => userEvent.click(screen.getByRole('button', { name: 'ذخیره' }))

describe('an edit of a record that stays on its page', () => {
  it('is taken back by cancelling, with its draft', async () => {
    await openAdmin('/admin/settings')
    const slogan = await findSlogan()
    const before = slogan.value
    await userEvent.type(slogan, ' و نو')
    expect(readDraft(me().staff.id, 'settings')).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'انصراف' }))
    expect((await findSlogan()).value).toBe(before)
    expect(readDraft(me().staff.id, 'settings')).toBeNull()
    expect(screen.queryByText(/پیش‌نویس شما/)).toBeNull()
  })

  it('whose draft is older than a colleague’s edit asks which of both stays, and overwrites nothing unseen', async () => {
    const draft = { slogan: 'گبه و گلیم', email: 'nargess@hojreh.example' }
    keepDraft(me().staff.id, 'settings', draft, { slogan: 'پیش از همکار', email: 'salam@hojreh.example' })
    await openAdmin('/admin/settings')
    const title = 'پس از پیش‌نویس شما این تغییر کرده است'
    const choice = within(await screen.findByRole('region', { name: title }))
    // The email address is as it was: the colleague did not change it.
    expect(choice.getAllByRole('radiogroup')).toHaveLength(1)
    expect(choice.getByText('گبه و گلیم')).toBeDefined()
    await userEvent.click(choice.getByRole('radio', { name: /دستباف‌های ایران/ }))
    await userEvent.click(choice.getByRole('button', { name: 'ادامه' }))
    expect((await findSlogan()).value).toBe('دستباف‌های ایران')
    expect(screen.getByLabelText<HTMLInputElement>('ایمیل').value).toBe('nargess@hojreh.example')
  })

  it('whose draft met no other edit is put into the form without a question', async () => {
    const before = { slogan: shopSettings().slogan }
    keepDraft(me().staff.id, 'settings', { slogan: 'گبه و گلیم' }, before)
    await openAdmin('/admin/settings')
    await expect.poll(async () => (await findSlogan()).value).toBe('گبه و گلیم')
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })

  it('begins anew with what was saved: the next one says that version', async () => {
    const page = await openAdmin('/admin/settings')
    await userEvent.type(await findSlogan(), ' و نو')
    page.respondWith({
      editShopSettings: () => saved,
      getShopSettings: () => shopSettings({ slogan: 'فرش و گلیم و نو', edition: saved }),
    })
    await pressSave()
    await expect.poll(async () => (await findSlogan()).value).toBe('فرش و گلیم و نو')
    expect(screen.queryByText(/پیش‌نویس شما/)).toBeNull()
    await userEvent.type(await findSlogan(), 'تر')
    await pressSave()
    await expect.poll(() => page.acts('editShopSettings').length).toBe(2)
    expect(page.acts('editShopSettings')[1]?.body).toMatchObject({ slogan: 'فرش و گلیم و نوتر', version: 4 })
  })

  it('keeps what was typed while it was on its way', async () => {
    let arrive = () => {}
    const underWay = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const page = await openAdmin('/admin/settings', { editShopSettings: () => saved })
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      if (init?.method === 'POST') await underWay
      return fetch(input, init)
    })
    await userEvent.type(await findSlogan(), ' و نو')
    await pressSave()
    await userEvent.type(await findSlogan(), 'تر')
    page.respondWith({
      getShopSettings: () => shopSettings({ slogan: 'دستباف‌های ایران و نو', edition: saved }),
    })
    arrive()
    expect(await screen.findByText('تنظیمات ذخیره شد')).toBeDefined()
    await expect.poll(async () => (await findSlogan()).value).toBe('دستباف‌های ایران و نوتر')
    await pressSave()
    await expect.poll(() => page.acts('editShopSettings').length).toBe(2)
    expect(page.acts('editShopSettings')[1]?.body).toEqual({ slogan: 'دستباف‌های ایران و نوتر', version: 4 })
  })
})

describe('a draft of a record that somebody changed since', () => {
  const draftOf = (before: string) =>
    keepDraft(me().staff.id, 'settings', { slogan: 'نوشته‌ی دیروز' }, { slogan: before })

  it('does not write over it unseen: what stands there now can be chosen, and nothing is sent before', async () => {
    draftOf('آنچه دیروز بود')
    const page = await openAdmin('/admin/settings')
    expect(await screen.findByRole('heading', { name: 'پس از پیش‌نویس شما این تغییر کرده است' })).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: /نوشته‌ی همکارتان/ }))
    await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
    expect((await findSlogan()).value).toBe(shopSettings({}).slogan)
    expect(page.acts('editShopSettings')).toEqual([])
  })

  it('asks nothing where the field is as it was when it was typed', async () => {
    draftOf(shopSettings({}).slogan)
    await openAdmin('/admin/settings')
    await expect.poll(async () => (await findSlogan()).value).toBe('نوشته‌ی دیروز')
    expect(screen.queryByRole('heading', { name: /پیش‌نویس شما/ })).toBeNull()
  })
})

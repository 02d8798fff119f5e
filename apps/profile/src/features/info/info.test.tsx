import { type Responses, refuse } from '@hojreh/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { editableUser } from '../../../test/editable-user.ts'
import { openProfile } from '../../../test/open-profile.tsx'

const responses: Responses = { getDataForEdit: () => editableUser, listSessions: () => [] }

describe('the details of a customer', () => {
  it('are shown with the phone that stays, and the invite code', async () => {
    await openProfile('/profile/info', responses)
    expect((await screen.findByLabelText<HTMLInputElement>('نام')).value).toBe('مریم')
    const phone = screen.getByLabelText<HTMLInputElement>('شماره موبایل')
    expect([phone.value, phone.disabled]).toEqual(['۰۹۱۲۱۲۳۴۵۶۷', true])
    expect(screen.getByText('۱۲۳۴۵')).toBeDefined()
    expect(document.title).toBe('ویرایش مشخصات | حجره')
  })

  it('are saved, and the panel is asked again for the name', { tags: ['§1.10'] }, async () => {
    const sent: unknown[] = []
    const { api } = await openProfile('/profile/info', {
      ...responses,
      editUser: ({ body }) => {
        sent.push(body)
        return { success: true, message: 'مشخصات شما ذخیره شد' }
      },
    })
    const name = await screen.findByLabelText('نام')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ذخیره‌ی تغییرات' }).disabled).toBe(true)
    await userEvent.clear(name)
    await userEvent.type(name, 'سارا')
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره‌ی تغییرات' }))
    expect(await screen.findByText('مشخصات شما ذخیره شد')).toBeDefined()
    expect(sent).toEqual([{ firstName: 'سارا', lastName: 'راد', email: '' }])
    await expect
      .poll(() => api.asked.filter((path) => path === '/api/user/getPanelData').length)
      .toBeGreaterThan(1)
  })

  it('cannot be saved with an e-mail address that is none', async () => {
    await openProfile('/profile/info', responses)
    await userEvent.type(await screen.findByLabelText('ایمیل (اختیاری)'), 'nobody')
    await userEvent.tab()
    expect(await screen.findByText('ایمیل وارد شده نامعتبر است')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ذخیره‌ی تغییرات' }).disabled).toBe(true)
  })

  it('can be asked for again when they did not come', async () => {
    const { api } = await openProfile('/profile/info', {
      ...responses,
      getDataForEdit: () => refuse('not_found'),
    })
    const [retry] = await screen.findAllByRole('button', { name: 'تلاش دوباره' })
    api.respondWith(responses)
    await userEvent.click(retry as HTMLElement)
    expect(await screen.findByLabelText('نام')).toBeDefined()
  })
})

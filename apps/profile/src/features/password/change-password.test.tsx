import { type Responses, refuse } from '@hojreh/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { editableUser } from '../../../test/editable-user.ts'
import { openProfile } from '../../../test/open-profile.tsx'

const message = 'رمز عبور تغییر کرد و دستگاه‌های دیگر از حساب خارج شدند'
const responses: Responses = {
  getDataForEdit: () => editableUser,
  changePassword: () => ({ success: true, message }),
}
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const submitOf = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('changing the password', () => {
  it('asks for the old one, tells that it is done, and forgets what was typed', {
    tags: ['§1.11'],
  }, async () => {
    const sent: unknown[] = []
    await openProfile('/profile/change-password', {
      ...responses,
      changePassword: ({ body }) => {
        sent.push(body)
        return { success: true, message }
      },
    })
    await type('رمز عبور فعلی', 'Bazaar1404')
    await type('رمز عبور تازه', 'Chaharsu7')
    await type('تکرار رمز عبور تازه', 'Chaharsu7')
    await userEvent.click(submitOf('تغییر رمز عبور'))
    expect(await screen.findByText(message)).toBeDefined()
    expect(sent).toEqual([{ currentPassword: 'Bazaar1404', password: 'Chaharsu7', rePassword: 'Chaharsu7' }])
    await expect.poll(() => screen.getByLabelText<HTMLInputElement>('رمز عبور فعلی').value).toBe('')
    expect(document.title).toBe('تغییر رمز عبور | حجره')
  })

  it('asks for no old one where there is none', async () => {
    await openProfile('/profile/change-password', {
      ...responses,
      getDataForEdit: () => ({ ...editableUser, hasPassword: false, needsCurrentPassword: false }),
    })
    await type('رمز عبور تازه', 'Chaharsu7')
    await type('تکرار رمز عبور تازه', 'Chaharsu7')
    expect(screen.queryByLabelText('رمز عبور فعلی')).toBeNull()
    await userEvent.click(submitOf('ثبت رمز عبور'))
    expect(await screen.findByText(message)).toBeDefined()
  })

  it('asks for the old one after all when it was needed meanwhile', async () => {
    let isNeeded = false
    await openProfile('/profile/change-password', {
      getDataForEdit: () => ({ ...editableUser, needsCurrentPassword: isNeeded }),
      changePassword: () => {
        isNeeded = true
        return refuse('validation_failed')
      },
    })
    await type('رمز عبور تازه', 'Chaharsu7')
    await type('تکرار رمز عبور تازه', 'Chaharsu7')
    await userEvent.click(submitOf('تغییر رمز عبور'))
    expect(await screen.findByLabelText('رمز عبور فعلی')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('رمز عبور تازه').value).toBe('Chaharsu7')
  })

  it.each([
    ['رمز عبور تازه', 'short', 'رمز عبور باید حداقل 8 حرف و شامل اعداد، حروف بزرگ و حروف کوچک باشد'],
    ['تکرار رمز عبور تازه', 'Other1404', 'کلمه های عبور یکسان نیستند'],
  ])('says beneath «%s» what is wrong with it', async (label, text, wrong) => {
    await openProfile('/profile/change-password', responses)
    await type(label, text)
    await userEvent.tab()
    expect(await screen.findByText(wrong)).toBeDefined()
    expect(submitOf('تغییر رمز عبور').disabled).toBe(true)
  })

  it('shows what the server said', async () => {
    await openProfile('/profile/change-password', {
      ...responses,
      changePassword: () => refuse('too_many_requests'),
    })
    await type('رمز عبور فعلی', 'Bazaar1404')
    await type('رمز عبور تازه', 'Chaharsu7')
    await type('تکرار رمز عبور تازه', 'Chaharsu7')
    await userEvent.click(submitOf('تغییر رمز عبور'))
    expect(
      await screen.findByText('تعداد تلاش‌ها بیش از حد مجاز است؛ کمی بعد دوباره امتحان کنید'),
    ).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('رمز عبور تازه').value).toBe('Chaharsu7')
  })
})

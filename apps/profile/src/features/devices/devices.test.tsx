import { type Responses, refuse } from '@hojreh/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { device, editableUser } from '../../../test/editable-user.ts'
import { openProfile } from '../../../test/open-profile.tsx'

const current = device(1, { isCurrent: true })
const phone = device(2, {
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 7) Chrome/140.0.0.0 Mobile Safari/537.36',
})
const responses: Responses = { getDataForEdit: () => editableUser, listSessions: () => [current, phone] }
const rows = async () =>
  within(await screen.findByRole('list', { name: 'دستگاه‌های من' })).getAllByRole('listitem')

describe('the devices of a customer', () => {
  it('are named, and this one has no button to leave it', async () => {
    await openProfile('/profile/info', responses)
    const [first, second] = (await rows()) as [HTMLElement, HTMLElement]
    expect(within(first).getByText('همین دستگاه')).toBeDefined()
    expect(within(first).queryByRole('button')).toBeNull()
    expect(within(second).getByText('کروم در اندروید')).toBeDefined()
    expect(within(second).getByText(/آخرین بازدید: ۱۹ آبان ۱۴۰۵/)).toBeDefined()
  })

  it('are left one by one', { tags: ['§D3.4'] }, async () => {
    const ids: unknown[] = []
    await openProfile('/profile/info', {
      ...responses,
      revokeSession: ({ query }) => {
        ids.push(query.get('id'))
        return [current]
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'خروج از این دستگاه: کروم در اندروید' }))
    expect(await screen.findByText('آن دستگاه از حساب شما خارج شد')).toBeDefined()
    expect(ids).toEqual([phone.id])
    expect(await rows()).toHaveLength(1)
  })

  it('stay when the server does not end one, and a toast says why', async () => {
    await openProfile('/profile/info', { ...responses, revokeSession: () => refuse('not_found') })
    await userEvent.click(await screen.findByRole('button', { name: 'خروج از این دستگاه: کروم در اندروید' }))
    expect(await screen.findByText('موردی که دنبالش بودید پیدا نشد')).toBeDefined()
    expect(await rows()).toHaveLength(2)
  })

  it('are left all at once after a question, and the person goes home', { tags: ['§D7.7'] }, async () => {
    const { left, store } = await openProfile('/profile/info', { ...responses, revokeSession: () => [] })
    await userEvent.click(await screen.findByRole('button', { name: 'خروج از همه‌ی دستگاه‌ها' }))
    await userEvent.click(await screen.findByRole('button', { name: 'خروج از همه' }))
    await expect.poll(() => left).toEqual(['/'])
    expect(document.cookie).not.toContain('hojreh_session')
    expect(store.getState().userData.customer).toBeNull()
  })

  it('are not left when the customer thinks better of it', async () => {
    const { api } = await openProfile('/profile/info', responses)
    await userEvent.click(await screen.findByRole('button', { name: 'خروج از همه‌ی دستگاه‌ها' }))
    await userEvent.click(await screen.findByRole('button', { name: 'انصراف' }))
    expect(api.asked).not.toContain('/api/user/revokeSession')
  })
})

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openAdmin } from '../../../test/open-admin.tsx'
import { listOf, message } from '../../../test/samples.ts'

it('a new message that is opened stays in sight, with the number that was asked for', async () => {
  let isSeen = false
  const page = await openAdmin('/admin/messages', {
    listContactMessages: ({ query }) => listOf(query.get('state') === 'new' && isSeen ? [] : [message()]),
    openContactMessage: () => {
      isSeen = true
      return message({ phone: '09351231122', seenAt: '2026-11-23T11:00:00.000Z' })
    },
  })
  const asked = page.acts('pulse').length
  await userEvent.click(await screen.findByRole('button', { name: 'خواندم و شماره را نشان بده' }))
  await screen.findByText('۰۹۳۵۱۲۳۱۱۲۲')
  // What it changes elsewhere is asked for anew by then.
  await expect.poll(() => page.acts('pulse').length).toBeGreaterThan(asked)
  expect(screen.getByText('۰۹۳۵۱۲۳۱۱۲۲')).toBeDefined()
  expect(screen.getByText(/^خوانده‌شده/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'پاسخ' })).toBeDefined()
})

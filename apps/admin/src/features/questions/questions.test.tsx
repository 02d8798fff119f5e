import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openAdmin, refused } from '../../../test/open-admin.tsx'
import { askedQuestion, listOf } from '../../../test/samples.ts'

it('whoever answers second is told of the first answer, keeps the form, and sends theirs over it when they choose so', async () => {
  const page = await openAdmin('/admin/questions', {
    listQuestions: () => listOf([askedQuestion(1)]),
    answerQuestion: () => refused(409, 'edit_conflict', 'سارا پاسخ داده است. پاسخ کنونی: «بله»'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'پاسخ' }))
  const form = within(await screen.findByRole('form', { name: 'پاسخ فروشگاه' }))
  await userEvent.type(form.getByLabelText('پاسخ فروشگاه'), 'خیر')
  // Answered, it is in the list of those without an answer no more.
  page.respondWith({ listQuestions: () => listOf([]) })
  await userEvent.click(form.getByRole('button', { name: 'ثبت پاسخ' }))
  await form.findByText('سارا پاسخ داده است. پاسخ کنونی: «بله»')
  page.respondWith({ answerQuestion: () => askedQuestion(1, { status: 'published', answer: 'خیر' }) })
  await userEvent.click(form.getByRole('button', { name: 'ثبت پاسخ' }))
  await expect
    .poll(() => page.acts('answerQuestion').map(({ body }) => body))
    .toEqual([{ answer: 'خیر', seen: null }, { answer: 'خیر' }])
})

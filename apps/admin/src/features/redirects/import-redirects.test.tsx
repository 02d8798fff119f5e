import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openAdmin } from '../../../test/open-admin.tsx'

it('a pasted list is sent whole, and the lines that were refused are told while the list stays', async () => {
  const page = await openAdmin('/admin/redirects/new', {
    importRedirects: () => ({
      ...{ added: 12, same: 3 },
      refused: [{ line: 4, text: '/product/4', reason: 'در هر خط دو نشانی بنویسید: کهنه و تازه' }],
    }),
  })
  const list = await screen.findByLabelText<HTMLTextAreaElement>('فهرست نشانی‌ها')
  await userEvent.type(list, '/product/1 /shop/a\n/product/4')
  await userEvent.click(screen.getByRole('button', { name: 'ثبت فهرست' }))
  await screen.findByText(/۱۲ نشانی تازه ثبت شد و ۳ نشانی از پیش همین بود/)
  expect(screen.getByText(/خط ۴: در هر خط دو نشانی/).textContent).toContain('/product/4')
  expect(page.acts('importRedirects').map(({ body }) => body)).toEqual([
    { list: '/product/1 /shop/a\n/product/4' },
  ])
  expect(list.value).toContain('/product/4')
})

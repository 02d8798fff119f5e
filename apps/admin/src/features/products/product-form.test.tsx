import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { productRecord } from '../../../test/goods-samples.ts'
import { openAdmin } from '../../../test/open-admin.tsx'

it('a price is read in words while it is typed; one that moves a long way is asked about, and looked at again where it stands', async () => {
  const product = productRecord({ price: 12_000_000, listPrice: null })
  const page = await openAdmin('/admin/products/product-0001', {
    getProductRecord: () => product,
    editProduct: () => ({ ...product, price: 120_000_000 }),
  })
  const price = await screen.findByLabelText<HTMLInputElement>('قیمت (تومان)')
  expect(screen.getByText('یک میلیون و دویست هزار تومان')).toBeDefined()
  await userEvent.type(price, '0')
  expect(screen.getByText('دوازده میلیون تومان')).toBeDefined()
  const save = async () => (await screen.findAllByRole('button', { name: 'ذخیره' })).at(-1) as HTMLElement
  await userEvent.click(await save())
  await screen.findByText(/از ۱٬۲۰۰٬۰۰۰ تومان به ۱۲٬۰۰۰٬۰۰۰ تومان/)
  await userEvent.click(screen.getByRole('button', { name: 'دوباره می‌بینم' }))
  await screen.findByText('قیمت را دوباره ببینید؛ چیزی ذخیره نشد')
  expect(page.acts('editProduct')).toEqual([])
  await userEvent.click(await save())
  await userEvent.click(await screen.findByRole('button', { name: 'قیمت درست است' }))
  await waitFor(() => expect(page.acts('editProduct')).toHaveLength(1))
  expect(page.acts('editProduct')[0]?.body).toMatchObject({ price: 120_000_000 })
})

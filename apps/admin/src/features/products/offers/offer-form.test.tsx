import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { productOffers } from '../../../../test/goods-samples.ts'
import { openAdmin, refused } from '../../../../test/open-admin.tsx'
import { offersMessages as text } from './offers.messages.ts'

it('an offer without an end is asked for one as for any time, and not as for something unknown', async () => {
  const page = await openAdmin('/admin/products/product-0001', {
    addOffer: () => refused(422, 'validation_failed'),
  })
  await userEvent.click(await screen.findByRole('button', { name: text.add }))
  const form = within(await screen.findByRole('form', { name: text.add }))
  await userEvent.click(form.getByRole('button', { name: text.send }))
  await expect.poll(() => page.acts('addOffer')[0]?.body).toMatchObject({ endsAt: '' })
})

it('an offer has a queue when it is asked for, and none otherwise', async () => {
  const page = await openAdmin('/admin/products/product-0001', {
    addOffer: () => refused(422, 'validation_failed'),
  })
  await userEvent.click(await screen.findByRole('button', { name: text.add }))
  const form = within(await screen.findByRole('form', { name: text.add }))
  const send = form.getByRole('button', { name: text.send })
  await userEvent.click(send)
  await expect.poll(() => page.acts('addOffer')[0]?.body).toMatchObject({ hasQueue: false })
  const box = form.getByRole('checkbox', { name: text.hasQueue, description: text.aboutQueue })
  await userEvent.click(box)
  await userEvent.click(send)
  await expect.poll(() => page.acts('addOffer')[1]?.body).toMatchObject({ hasQueue: true })
})

it('the next offer begins with empty fields, and not with the one that was sent', async () => {
  const page = await openAdmin('/admin/products/product-0001', { addOffer: () => productOffers })
  await userEvent.click(await screen.findByRole('button', { name: text.add }))
  const price = () => within(screen.getByRole('form', { name: text.add })).getByLabelText(text.price)
  await screen.findByRole('form', { name: text.add })
  await userEvent.type(price(), '600000')
  await userEvent.click(screen.getByRole('checkbox', { name: text.hasQueue }))
  await userEvent.click(screen.getByRole('button', { name: text.send }))
  expect(await screen.findByText(text.added)).toBeDefined()
  await expect.poll(() => (price() as HTMLInputElement).value).toBe('')
  expect(page.acts('addOffer')).toHaveLength(1)
})

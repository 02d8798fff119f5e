import { authModalOpened } from '@hojreh/auth'
import { rememberedAddCookie } from '@hojreh/auth/bridge'
import { configOf } from '@hojreh/testing'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openShop } from './open-shop.tsx'

const openModal = async () => {
  const opened = await openShop('/faq', {}, { isSignedIn: false })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => void opened.store.dispatch(authModalOpened()))
  const dialog = within(await screen.findByRole('dialog', { name: 'ورود به حساب کاربری' }))
  return { ...opened, dialog }
}

describe('the auth modal', () => {
  it('shows while the store says so, and closes', { tags: ['§2.34', '§4.16'] }, async () => {
    const { store, dialog } = await openModal()
    expect(store.getState().authModal).toEqual({ showAuthModal: true })
    await userEvent.click(dialog.getByRole('button', { name: 'بستن' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(store.getState().authModal).toEqual({ showAuthModal: false })
  })

  it('starts on login, and its panels switch to each other', {
    tags: ['§1.13', '§2.35', '§2.36', '§2.43'],
  }, async () => {
    const { dialog } = await openModal()
    expect(dialog.getByRole('button', { name: 'دریافت کد تایید' })).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'ثبت نام کنید' }))
    expect(await dialog.findByRole('button', { name: 'ساخت حساب' })).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'دریافت کد تایید' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'وارد شوید' }))
    expect(await dialog.findByRole('button', { name: 'دریافت کد تایید' })).toBeDefined()
  })

  it('says that what was put into the cart waits, and nothing of it to who came by themselves', async () => {
    const { dialog: ownDialog } = await openModal()
    expect(ownDialog.queryByText(/پس از ورود/)).toBeNull()
    cleanup()
    await openShop('/shop', {}, { isSignedIn: false })
    onTestFinished(() => rememberedAddCookie.drop(configOf(window.location.origin)))
    const [add] = await screen.findAllByRole('button', { name: /^افزودن به سبد/ })
    await userEvent.click(add as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'ورود به حساب کاربری' }))
    expect(dialog.getByText(/پس از ورود در سبد شماست/)).toBeDefined()
  })
})

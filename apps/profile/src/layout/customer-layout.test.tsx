import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openProfile } from '../../test/open-profile.tsx'

const whereTo = (links: HTMLElement[]) =>
  links
    .filter((link) => link.hasAttribute('href'))
    .map((link) => [link.textContent, link.getAttribute('href')])

it("the header's account menu leads to the same pages as the profile's own", async () => {
  await openProfile('/profile/addresses')
  const menu = await screen.findByRole('navigation', { name: 'حساب کاربری' })
  const own = whereTo(within(menu).getAllByRole('link'))
  await userEvent.click(await screen.findByRole('button', { name: /سارا/ }))
  expect(whereTo(await screen.findAllByRole('menuitem'))).toEqual(own)
  expect(own.map(([, href]) => href)).toContain('/profile/info#devices')
})

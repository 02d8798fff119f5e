import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openProfile } from '../../test/open-profile.tsx'

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it("the header's account menu leads to the same pages as the profile's own", async () => {
  await openProfile('/profile/addresses')
  const own = linksIn(await screen.findByRole('navigation', { name: 'حساب کاربری' }))
  const trigger = await screen.findByRole('button', { name: /سارا/ })
  await userEvent.click(trigger)
  const panel = document.getElementById(trigger.getAttribute('aria-controls') ?? '')
  expect(panel && linksIn(panel)).toEqual(own)
  expect(own.map(([, href]) => href)).toContain('/profile/info#devices')
})

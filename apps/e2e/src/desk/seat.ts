import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { deskOf, type Member, signInMember } from './member.ts'

export type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs in a new staff member; returns the browser's stored state of the sign-in, and the member's calls. */
export const signIn = async (
  browser: Browser,
  origin: string,
  name: string,
  role: 'owner' | 'manager' = 'manager',
): Promise<{ state: State; post: Member['post']; read: Member['read']; close: () => Promise<void> }> => {
  const context = await browser.newContext()
  const { post, read } = await signInMember(context, origin, role, name)
  return { state: await context.storageState(), post, read, close: () => context.close() }
}

export interface Seat {
  page: Page
  button: (name: string | RegExp) => ReturnType<Page['getByRole']>
  link: (name: string | RegExp) => ReturnType<Page['getByRole']>
  close: () => Promise<void>
}

/** Opens a page of the desk in a browser context of the member's own. */
export const sitDown = async (
  browser: Browser,
  origin: string,
  { storageState, width, path }: { storageState: State; width: number; path: string },
): Promise<Seat> => {
  const context = await browser.newContext({
    ...{ storageState, viewport: { width, height: 800 }, locale: 'fa-IR', timezoneId: 'Asia/Tehran' },
  })
  const page = await context.newPage()
  await page.goto(`${deskOf(origin)}/admin${path}`, { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const named = (role: 'button' | 'link') => (name: string | RegExp) =>
    page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first()
  return { page, button: named('button'), link: named('link'), close: () => context.close() }
}

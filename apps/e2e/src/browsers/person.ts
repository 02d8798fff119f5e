import { expect } from '@playwright/test'
import { codeInInbox, INBOX } from '../fixtures/inbox.ts'
import type { Kind, Tab } from './tab.types.ts'

/** What a person does in any browser: looks until it is there, then acts. */
export const person = (tab: Tab, origin: string) => {
  const retry = (act: () => Promise<void>) => expect(act).toPass({ timeout: 20_000 })
  const press = (name: string, kind: Kind = 'button') => retry(() => tab.press(kind, name))
  const fill = (name: string, text: string) => retry(() => tab.fill(name, text))
  const sees = (kind: Kind, name: string) =>
    expect.poll(() => tab.sees(kind, name), { message: `${kind} «${name}»`, timeout: 20_000 }).toBe(true)
  const sawLast = (kind: Kind, name: string) =>
    expect.poll(() => tab.sees(kind, name), { message: `no ${kind} «${name}»`, timeout: 20_000 }).toBe(false)
  const isAt = (path: RegExp) => expect.poll(() => tab.address(), { timeout: 20_000 }).toMatch(path)
  const codeFor = async (phone: string) => codeInInbox(await (await fetch(origin + INBOX)).text(), phone)

  return {
    goto: (path: string) => tab.goto(`${origin}${path}`),
    press,
    fill,
    sees,
    sawLast,
    isAt,
    choose: (name: string, option: string) => retry(() => tab.choose(name, option)),
    signIn: async (phone: string) => {
      await fill('شماره موبایل', phone)
      await press('دریافت کد تایید')
      await expect.poll(() => codeFor(phone)).toMatch(/^\d{5}$/)
      // The panel sends a complete code by itself.
      await fill('کد تایید', await codeFor(phone))
    },
  }
}

export type Person = ReturnType<typeof person>

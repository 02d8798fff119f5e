import { demoSignIn } from '@hojreh/demo-shop/sign-in'
import { Problem } from '../lib/bootstrap.mjs'
import type { BenchShop } from './shop.ts'

const LATIN_ZERO = 0x30
/** The inbox is for people: its digits are Persian. */
const toLatin = (text: string) =>
  text.replace(/[۰-۹]/g, (digit) => String.fromCharCode(LATIN_ZERO + '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))

/** Signs the demo's owner in, through the gateway as a browser does; returns how to ask for what only the staff gets. */
export const signInOwner = async ({ origins: { gateway } }: Pick<BenchShop, 'origins'>) => {
  const post = async (path: string, body: unknown, cookie = ''): Promise<Response> => {
    const response = await fetch(gateway + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: gateway, 'x-hojreh-admin': '1', cookie },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Problem(`${path} answers ${response.status}: ${await response.text()}`)
    return response
  }
  const inbox = async () => toLatin(await (await fetch(`${gateway}/api/dev/inbox`)).text())
  const { phone } = demoSignIn
  await post('/api/admin/sign-in/start', { phone })
  const message = (await inbox()).split(/data-phone="/).find((part) => part.startsWith(phone)) ?? ''
  const code = /<output>(\d{6})</.exec(message)?.[1] ?? ''
  const { ticket } = (await (await post('/api/admin/sign-in/code', { phone, code })).json()) as {
    ticket: string
  }
  const totp = /<output>(\d{6})<\/output>/.exec(await inbox())?.[1] ?? ''
  const signedIn = await post('/api/admin/sign-in', { ticket, totp })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
  return { post: (path: string, body: unknown) => post(path, body, cookie) }
}

import { Problem } from '../lib/bootstrap.mjs'
import type { BenchShop } from './shop.ts'

/** Headers of a signed-in customer. */
export type Customer = Record<'authorization' | 'cookie', string>

const CODE = (phone: string) => new RegExp(`data-phone="${phone}"[^]*?<output[^>]*>(\\d{5})</output>`)

/** Throws unless it was done: without its customers a row would measure refusals. */
const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Problem(`${url} answers ${response.status}: ${await response.text()}`)
  return response
}

/** Signs a customer in by one-time code, with an address to send orders to. */
const signIn = async (
  api: string,
  phone: string,
  visitor: Record<string, string>,
): Promise<Customer & { addressId: string }> => {
  await post(`${api}/api/auth/sendOtp`, { phone }, visitor)
  const inbox = await (await fetch(`${api}/api/dev/inbox`)).text()
  const code = CODE(phone).exec(inbox)?.[1] ?? ''
  const login = await post(`${api}/api/auth/loginSms`, { phone, code }, visitor)
  const { jwtSecret } = (await login.json()) as { jwtSecret: string }
  const customer = {
    authorization: `Bearer ${jwtSecret}`,
    cookie: login.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  }
  const address = {
    title: 'خانه',
    receiverName: 'مریم احمدی',
    receiverPhone: phone,
    province: 'تهران',
    city: 'تهران',
    street: 'خیابان ولیعصر، کوچه‌ی یکم',
    plaque: '12',
    unit: '3',
    postalCode: '1234567890',
  }
  const added = await post(`${api}/api/order/newAddress`, address, customer)
  const { addressId } = (await added.json()) as { addressId: string }
  return { ...customer, addressId }
}

/** Signs so many customers in, one after the other: each reads the newest code in the inbox. */
export const signInMany = async (
  { origins }: { origins: Pick<BenchShop['origins'], 'api'> },
  count: number,
) => {
  const customers = []
  const first = Date.now() % 9_000_000
  for (let index = 0; index < count; index++) {
    const phone = `0912${String(first + index).padStart(7, '0')}`
    // Each from an address of its own: how often one signs in is limited.
    const visitor = { 'x-forwarded-for': `10.100.${index >> 8}.${index & 255}` }
    customers.push(await signIn(origins.api, phone, visitor))
  }
  return customers
}

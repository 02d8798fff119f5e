import { readSetting } from '../../modules/content/settings.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { addRedirect, endRedirect, importRedirects } from '../../workflows/redirects/write-redirects.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

/** Where old addresses lead. */
export const registerRedirects = (
  register: RegisterAdminEndpoint,
  { database: { db } }: Dependencies,
): void => {
  register('listRedirects', async ({ query: { q = '', after, take } }) => {
    const words = q.trim().toLowerCase()
    const rules = ((await readSetting(db, 'routeRules')) ?? [])
      .filter(({ from, to }) => `${from} ${to}`.toLowerCase().includes(words))
      .toReversed()
    const end = after + take
    return {
      items: rules.slice(after, end),
      next: rules.length > end ? String(end) : null,
      total: rules.length,
    }
  })
  register('addRedirect', ({ desk, body }) => addRedirect(desk, body))
  register('endRedirect', async ({ desk, body }) => {
    await endRedirect(desk, body)
    return { success: true as const }
  })
  register('importRedirects', ({ desk, body: { list } }) => importRedirects(desk, list))
}

import { appOfPath } from './app-paths.ts'
import { defineEndpoint, noBody, noQuery } from './define-endpoint.ts'
import { redirectFor } from './redirect-for.ts'
import { strict } from './strict.ts'
import { z } from './z.ts'

const PATH = /^\/(?![/\\])[^?#\\*\s]*$/

const isPath = (path: string) => PATH.test(path.endsWith('/*') ? path.slice(0, -1) : path)
const isOwnedByPages = (path: string) => appOfPath(path) !== 'api' && !path.startsWith('/_')

const isTarget = (to: string): boolean => {
  if (to.startsWith('/')) return /^\/(?![/\\])[^\\\s]*$/.test(to)
  const url = URL.parse(to)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

/** One redirect of the shop's operator. Both sides may end in `/*`; what stands for the star is carried over. */
export const routeRule = strict({
  from: z
    .string()
    .max(500)
    .refine(isPath, 'مبدا باید مسیری مانند /old یا /old/* باشد')
    .refine((from) => !['/', '/*'].includes(from), 'صفحه‌ی نخست را نمی‌توان جابه‌جا کرد')
    .refine(isOwnedByPages, 'این مسیر صفحه‌ای از فروشگاه نیست'),
  to: z.string().max(1_000).refine(isTarget, 'مقصد باید مسیری از فروشگاه یا آدرس کامل یک سایت باشد'),
  status: z.union([z.literal(301), z.literal(302)]),
}).refine(({ from, to }) => !to.includes('*') || (from.endsWith('/*') && to.indexOf('*') === to.length - 1), {
  path: ['to'],
  message: 'ستاره تنها در پایان هر دو سو معنا دارد',
})

/** The whole table: every path once, and no rule that leads to another one or to itself. */
export const routeRules = z.array(routeRule).superRefine((rules, context) => {
  const seen = new Set<string>()
  for (const [index, { from, to }] of rules.entries()) {
    if (seen.has(from))
      context.addIssue({ code: 'custom', path: [index, 'from'], message: 'برای این مسیر قاعده‌ای هست' })
    seen.add(from)
    const sample = (path: string) => path.replace('*', 'x')
    if (to.startsWith('/') && redirectFor([{ from, to, status: 302 }, ...rules], sample(from), []) === null)
      context.addIssue({ code: 'custom', path: [index, 'to'], message: 'مقصد خودش جابه‌جا می‌شود' })
  }
})

export const getRouteRules = defineEndpoint({
  method: 'GET',
  path: '/api/setting/routeRules',
  access: 'public',
  tag: 'setting',
  summary: 'Redirects of the shop; the servers of the apps and the client router follow them',
  query: noQuery,
  body: noBody,
  response: z.array(routeRule),
  errors: [],
})

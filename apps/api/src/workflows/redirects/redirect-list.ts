import { isAbout, pathOf, type RouteRule, redirectFor, routeRule } from '@hojreh/contract'
import { redirectMessages as text } from './redirects.messages.ts'

/** Why a redirect is not taken, at the side that it is about. */
export interface Refusal {
  side: 'from' | 'to'
  reason: string
}

const withoutOrigin = (address: string, isOurs: (origin: string) => boolean): string => {
  const url = address.startsWith('/') ? null : URL.parse(address)
  return url && /^https?:$/.test(url.protocol) && isOurs(url.origin)
    ? url.pathname + url.search + url.hash
    : address
}

/** A path as people read it. Signs that mean something in a rule stay as they are encoded. */
const readable = (path: string): string => {
  try {
    const decoded = decodeURI(path)
    return /[\s\\\p{Cc}]/u.test(decoded) || decoded.split('*').length !== path.split('*').length
      ? path
      : decoded
  } catch {
    return path
  }
}

/** A typed redirect in the one spelling of the table: of an old address its path counts, whatever host it had. */
export const spelled = (
  { from, to }: { from: string; to: string },
  status: RouteRule['status'],
  origins: readonly string[],
): RouteRule => ({
  from: readable(withoutOrigin(from, () => true)).replace(/(?<=.)\/+$/, ''),
  to: withoutOrigin(to, (origin) => origins.includes(origin)),
  status,
})

/** Stands for what visitors have in the place of the star. */
const sample = (path: string) => path.replace('*', 'x')

/** Where rules lead that were read already: each line of a long list is held against all before it. */
const targets = new WeakMap<RouteRule, ReturnType<typeof pathOf>>()

const targetOf = (rule: RouteRule) => {
  let target = targets.get(rule)
  if (target === undefined) {
    target = pathOf(sample(rule.to))
    targets.set(rule, target)
  }
  return target
}

/** Why a rule cannot join those that there are; null when it can. */
export const refusalOf = (
  rules: readonly RouteRule[],
  rule: RouteRule,
  origins: readonly string[],
): Refusal | null => {
  const issue = routeRule.safeParse(rule).error?.issues[0]
  if (issue) return { side: issue.path[0] === 'to' ? 'to' : 'from', reason: issue.message }
  if (rules.some(({ from }) => from === rule.from)) return { side: 'from', reason: text.isThere }
  if (redirectFor([rule, ...rules], sample(rule.from), origins) === null)
    return { side: 'to', reason: text.leadsOn }
  const isReached = rules.some((other) => {
    const target = targetOf(other)
    return (
      target !== null &&
      (target.origin === null || origins.includes(target.origin)) &&
      isAbout(rule, target.path)
    )
  })
  return isReached ? { side: 'from', reason: text.isReached } : null
}

/** The rules with one more: before a wider one that would have its visitors, because the first match wins. */
export const withRule = (rules: readonly RouteRule[], rule: RouteRule): RouteRule[] => {
  const own = pathOf(sample(rule.from))
  const wider = own ? rules.findIndex((other) => other.from.endsWith('/*') && isAbout(other, own.path)) : -1
  return wider === -1 ? [...rules, rule] : rules.toSpliced(wider, 0, rule)
}

/** The two addresses of a line of a pasted list: beside each other, in columns, or with an arrow between. */
export const addressesOf = (line: string): { from: string; to: string } | null => {
  const [from, to, ...others] = line.trim().split(/\s*(?:→|=>|->)\s*|[\s,;]+/u)
  return from && to && others.length === 0 ? { from, to } : null
}

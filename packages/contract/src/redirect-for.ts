/** A redirect of the shop; see `routeRule` for what is allowed. */
export interface RouteRule {
  from: string
  to: string
  status: 301 | 302
}

export interface Redirect {
  /** A path with query, or an absolute address of another site. */
  to: string
  status: 301 | 302
}

const HERE = 'http://path.invalid'

/** One spelling of a path: percent-encoded, without a slash at its end. Null for a broken one. */
const canonical = (path: string): string | null => {
  try {
    return encodeURI(decodeURI(path)).replace(/(?<=.)\/+$/, '')
  } catch {
    return null
  }
}

/** Whether the part for the star is plain. Empty segments would let a path become the address of another host. */
const isPlain = (rest: string) =>
  rest.split('/').every((segment) => !['', '.', '..'].includes(segment) && !/\\|%5c|%2f/i.test(segment))

/** Of rules that were read already: a shop that has moved has hundreds, and each page is held against all of them. */
const prefixes = new WeakMap<RouteRule, string | null>()

const prefixOf = (rule: RouteRule): string | null => {
  let prefix = prefixes.get(rule)
  if (prefix === undefined) {
    prefix = canonical(rule.from.endsWith('/*') ? rule.from.slice(0, -1) : rule.from)
    prefixes.set(rule, prefix)
  }
  return prefix
}

/** The rest of a path after a rule's prefix: '' for an exact match, null for none. */
const restOf = (rule: RouteRule, path: string): string | null => {
  const prefix = prefixOf(rule)
  if (prefix === null) return null
  if (!rule.from.endsWith('/*')) return path === prefix ? '' : null
  const rest = path.startsWith(`${prefix}/`) ? path.slice(prefix.length + 1) : ''
  return rest !== '' && isPlain(rest) ? rest : null
}

/** The path of an address in its one spelling, and the origin of an address of another host; null for a broken one. */
export const pathOf = (address: string): { origin: string | null; path: string } | null => {
  const url = URL.parse(address, HERE)
  const path = url && canonical(url.pathname)
  return url && path !== null ? { origin: url.origin === HERE ? null : url.origin, path } : null
}

/** Whether a rule is about a path in its one spelling. */
export const isAbout = (rule: RouteRule, path: string): boolean => restOf(rule, path) !== null

const matching = (rules: readonly RouteRule[], path: string) => {
  for (const rule of rules) {
    const rest = restOf(rule, path)
    if (rest !== null) return { rule, rest }
  }
  return null
}

/**
 * Where a rule of the shop sends `address` (a path with or without a query), or null. The first match wins. The query
 * goes along inside the shop. A target that is moved itself is not followed: no loop, and never more than one step.
 * Only the path after a star comes from the visitor, so the host is always the one that the rule names.
 *
 * @param origins where the shop's own apps live: a target there counts as a path
 */
export const redirectFor = (
  rules: readonly RouteRule[],
  address: string,
  origins: readonly string[],
): Redirect | null => {
  if (rules.length === 0) return null
  const asked = URL.parse(address, HERE)
  const path = asked && canonical(asked.pathname)
  const match = path ? matching(rules, path) : null
  if (!asked || !match) return null
  const { to, status } = match.rule
  const named = URL.parse(to.replace(/\*$/, ''), HERE)
  const target = URL.parse(to.endsWith('*') ? to.slice(0, -1) + match.rest : to, HERE)
  if (!named || !target || target.origin !== named.origin) return null
  if (![HERE, ...origins].includes(target.origin)) return { to: target.href, status }
  const own = canonical(target.pathname)
  if (own === null || matching(rules, own)) return null
  return { to: own + (target.search || asked.search) + target.hash, status }
}

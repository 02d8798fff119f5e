import { type InertPolicy, parseInert, setInertPolicy } from '@hojreh/app/runtime'

interface Rules {
  createHTML: (text: string) => string | null
  createScript: (text: string) => string | null
  createScriptURL: (text: string) => string | null
}
interface PolicyFactory {
  createPolicy: (name: string, rules: Partial<Rules>) => InertPolicy
}
declare global {
  interface Window {
    trustedTypes?: PolicyFactory
  }
}

/** What the texts of the shop are made of: the api lets nothing else in. */
const TAGS =
  /^(?:p|br|hr|div|span|h[1-6]|ul|ol|li|strong|em|b|i|u|s|small|mark|blockquote|cite|q|abbr|a|img|picture|source|figure|figcaption|pre|code|bdi|bdo|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td|sub|sup|dl|dt|dd|time)$/
const ATTRIBUTES =
  /^(?:href|title|rel|target|src|srcset|sizes|alt|width|height|loading|decoding|class|id|dir|lang|colspan|rowspan|scope|start|datetime)$/
const ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i
/** How React makes a script element that does not run when it is put into the page. */
const EMPTY_SCRIPT = '<script></script>'

const isHarmless = (element: Element): boolean =>
  TAGS.test(element.localName) &&
  element
    .getAttributeNames()
    .every(
      (name) =>
        ATTRIBUTES.test(name) &&
        (!/^(?:href|src)$/.test(name) || ADDRESS.test(element.getAttribute(name) ?? '')),
    )

const isHarmlessHtml = (html: string): boolean =>
  [...parseInert(html).querySelectorAll('*')].every(isHarmless)

const isData = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

const isOwnScript = (address: string): boolean => {
  const { origin, pathname } = new URL(address, window.location.href)
  return (
    origin === window.location.origin && /^\/(?:_\w+\/assets\/[\w.-]+|service-worker)\.js$/.test(pathname)
  )
}

/**
 * The second line behind sanitising on the way in: with `require-trusted-types-for 'script'` in the page's policy,
 * whatever is to become markup, a script or its address passes here first. What does not look like ours is refused,
 * and the attempt throws. Browsers without Trusted Types go on as before.
 */
export const guardSinks = (): void => {
  const factory = window.trustedTypes
  if (!factory) return
  setInertPolicy(factory.createPolicy('hojreh-inert', { createHTML: (html) => html }))
  factory.createPolicy('default', {
    createHTML: (html) => (html === EMPTY_SCRIPT || isHarmlessHtml(html) ? html : null),
    createScript: (text) => (isData(text) ? text : null),
    createScriptURL: (address) => (isOwnScript(address) ? address : null),
  })
}

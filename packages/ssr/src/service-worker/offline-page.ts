import { cacheNames } from './cache-rules.ts'
import { offlineMessages as text } from './offline.messages.ts'

const MOST_LINKS = 20

/** The title as it stands in the kept document: escaped already. */
const titleOf = (html: string) => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]

/** The name of the shop as every page says it: escaped already. */
const shopOf = (html: string) => /<meta property="og:site_name" content="([^"]*)"/.exec(html)?.[1]

/** The font that pages begin with, which the worker keeps as one of their files. */
const fontOf = (html: string) =>
  /<link rel="preload" as="font"[^>]* href="(\/_\w+\/assets\/[\w.-]+\.woff2)"/.exec(html)?.[1]

const keptPages = async () => {
  const cache = await caches.open(cacheNames.pages)
  const requests = (await cache.keys()).toReversed().slice(0, MOST_LINKS)
  return Promise.all(
    requests.map(async (request) => {
      const html = (await (await cache.match(request))?.text()) ?? ''
      const { pathname, search } = new URL(request.url)
      const href = encodeURI(decodeURI(pathname + search))
        .replaceAll("'", '%27')
        .replaceAll('&', '&amp;')
      return { href, title: titleOf(html), shop: shopOf(html), font: fontOf(html) }
    }),
  )
}

/** Without it the system's font stands in from the first moment: nothing waits for what may be gone. */
const faceOf = (font: string | undefined) =>
  font
    ? `@font-face{font-family:'Vazirmatn Variable';src:url(${font}) format('woff2');font-weight:100 900;font-display:swap}`
    : ''

const css = `:root{color-scheme:light dark}body{margin:0 auto;max-width:36rem;padding:3rem 1.25rem;background:#fbf8f3;color:#1e2430;font:1rem/1.9 'Vazirmatn Variable',Tahoma,system-ui,sans-serif}.shop{display:flex;align-items:center;gap:.6rem;margin:0 0 2rem;padding-block-end:1rem;border-block-end:1px solid #e39a10;font-size:1.4rem;font-weight:800}h1{font-size:1.4rem;line-height:1.4}a{color:#00757d}.again{display:inline-block;margin:.5rem 0 2rem;padding:.6rem 1.6rem;border-radius:999px;background:#00757d;color:#fff;text-decoration:none}h2{font-size:1.05rem}ul{padding:0;list-style:none}li a{display:block;padding:.6rem 0;border-block-end:1px solid #e4ddd0}a:focus-visible{outline:3px solid #e39a10;outline-offset:2px}@media (prefers-color-scheme:dark){body{background:#0f1626;color:#efeae0}a{color:#4fc4c6}.again{background:#4fc4c6;color:#06272b}li a{border-color:#2a3654}}`

/** The shop's mark, as the header draws it: whole in the page, for nothing else can be asked for. */
const mark = `<svg width="44" height="44" viewBox="0 0 48 48" aria-hidden="true"><path d="M5 45V21C5 12 15 11 24 3c9 8 19 9 19 18v24Z" fill="#00757d"/><path d="M12.500 45V25c0-6 6.500-7 11.5-11.5C29 18 35.500 19 35.500 25v20Z" fill="#fbf8f3"/><path d="M17.500 45V28c0-4 3.500-5 6.500-8 3 3 6.500 4 6.500 8v17Z" fill="#22356f"/></svg>`

/** What opens instead of a page that was never seen: says why, and leads to the pages that were. */
export const offlinePage = async (): Promise<Response> => {
  const pages = await keptPages()
  const shop = pages.find((page) => page.shop)?.shop
  const face = faceOf(pages.find((page) => page.font)?.font)
  const links = pages.flatMap(({ href, title }) => (title ? `<li><a href='${href}'>${title}</a></li>` : []))
  const list = links.length > 0 ? `<h2>${text.seenBefore}</h2><ul>${links.join('')}</ul>` : ''
  const html = `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text.title}${shop ? ` | ${shop}` : ''}</title><style>${face}${css}</style></head><body><main><p class="shop">${mark}${shop ?? ''}</p><h1>${text.title}</h1><p>${text.sentence}</p><a class="again" href="">${text.retry}</a>${list}</main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'",
    },
  })
}

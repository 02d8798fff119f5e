import { STATUS_CODES } from 'node:http'
import { type ErrorCode, errorCatalogue } from '@hojreh/contract'
import { toPersianDigits } from '@hojreh/persian'
import { closedPolicy } from '../http/security-headers.ts'
import { failureTextOf, failureMessages as text } from './failure.messages.ts'
import { shopNameIn } from './shop-name.ts'

const styles = `:root{color-scheme:light dark}body{margin:0;min-block-size:100dvh;display:grid;place-items:center;background:#fbf8f3;color:#1e2430;font:1rem/1.9 'Vazirmatn Variable',Vazirmatn,Tahoma,system-ui,sans-serif;text-align:center}main{max-inline-size:32rem;padding:2rem}b{display:block;font-size:3rem;line-height:1.2;color:#00757d}h1{font-size:1.5rem;line-height:1.4}p{margin:.5rem 0}a{display:inline-block;margin:1rem .5rem 0;color:#00757d}.again{padding:.6rem 1.6rem;border-radius:999px;background:#00757d;color:#fff;text-decoration:none}a:focus-visible{outline:3px solid #e39a10;outline-offset:2px}small{color:#596070}@media (prefers-color-scheme:dark){body{background:#0f1626;color:#efeae0}b,a{color:#4fc4c6}.again{background:#4fc4c6;color:#06272b}small{color:#aeb6ca}}`

/** The page needs nothing but itself, so its policy allows nothing else. */
export const failurePagePolicy = closedPolicy(styles)

/** The page of a failure when the app's own error page cannot be shown. Texts and id are ours, never a visitor's input. */
export const failurePage = (code: ErrorCode, requestId: string, shopTitle: string | undefined): string => {
  const { heading, sentence } = failureTextOf(code)
  const { status } = errorCatalogue[code]
  const shop = shopNameIn(shopTitle)
  return `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}${shop.title}</title><style>${styles}</style></head><body><main>${shop.line}<b>${toPersianDigits(status)}</b><p dir="ltr" lang="en">${STATUS_CODES[status]}</p><h1>${heading}</h1><p>${sentence}</p><p><a class="again" href="">${text.retry}</a><a href="/">${text.home}</a></p><p><small>${text.reference} <bdi>${requestId}</bdi></small></p></main></body></html>`
}

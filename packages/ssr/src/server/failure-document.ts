import { errorCatalogue } from '@hojreh/contract'
import { toPersianDigits } from '@hojreh/persian'
import { shopNameIn } from '@hojreh/server'
import { serverMessages as text } from './server.messages.ts'

export const failureCss = `body{margin:0;min-height:100dvh;display:grid;place-items:center;background:#fbf8f3;color:#1e2430;font:1rem/1.9 'Vazirmatn Variable',Tahoma,system-ui,sans-serif;text-align:center}main{max-width:32rem;padding:2rem}b{display:block;font-size:3rem;line-height:1.2;color:#00757d}p{margin:.5rem 0}a{display:inline-block;margin-top:1rem;padding:.6rem 1.6rem;border-radius:999px;background:#00757d;color:#fff;text-decoration:none}small{color:#596070}@media (prefers-color-scheme:dark){body{background:#0f1626;color:#efeae0}b{color:#4fc4c6}a{background:#4fc4c6;color:#06272b}small{color:#aeb6ca}}`

const sentences = {
  400: errorCatalogue.malformed_request.message,
  404: errorCatalogue.not_found.message,
  405: errorCatalogue.method_not_allowed.message,
  500: text.failure,
  503: errorCatalogue.unavailable.message,
}
export type FailureStatus = keyof typeof sentences
const headings = { 400: 'Bad Request', 404: 'Page Not Found', 405: 'Method Not Allowed' }

/** The page of last resort, when not even the app's own error page could be rendered. Ids are ours, never typed. */
export const failureDocument = (
  status: FailureStatus,
  requestId: string,
  shopTitle: string | undefined,
): string => {
  const shop = shopNameIn(shopTitle)
  const sentence = sentences[status]
  const heading = status < 500 ? headings[status as keyof typeof headings] : 'Internal Server Error'
  return `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text.failureTitle}${shop.title}</title><style>${failureCss}</style></head><body><main>${shop.line}<b>${toPersianDigits(status)}</b><p dir="ltr">${heading}</p><p>${sentence}</p><a href="">${text.retry}</a><p><small>${text.reference} <bdi>${requestId}</bdi></small></p></main></body></html>`
}

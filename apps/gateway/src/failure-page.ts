import { createHash } from 'node:crypto'
import { shopNameIn } from '@hojreh/server'

const styles = `
  body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; background: #fbf8f3; color: #1e2430;
         font: 1rem/1.9 Vazirmatn, Tahoma, sans-serif; text-align: center }
  main { padding: 2rem; max-inline-size: 30rem }
  h1 { font-size: 1.5rem; line-height: 1.4 }
  a { color: #00757d }
  @media (prefers-color-scheme: dark) { body { background: #0f1626; color: #eee7da } a { color: #58c4ca } }
`
const styleHash = createHash('sha256').update(styles).digest('base64')

/** The page needs nothing but itself, so its policy allows nothing else. */
export const failurePagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export interface FailureText {
  heading: string
  sentence: string
}

/** The failure page. Texts and id are ours, never a visitor's input. */
export const failurePage = (
  { heading, sentence }: FailureText,
  requestId: string,
  shopTitle: string | undefined,
): string => {
  const shop = shopNameIn(shopTitle)
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}${shop.title}</title><style>${styles}</style></head>
<body><main>${shop.line}<h1>${heading}</h1>
<p>${sentence}</p>
<p><a href="">تلاش دوباره</a> · <a href="/">صفحه‌ی نخست</a></p>
<p><small>شناسه‌ی پیگیری: <bdi>${requestId}</bdi></small></p></main></body></html>`
}

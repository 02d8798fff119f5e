const styles = `
  body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; background: #fbf8f3; color: #1e2430;
         font: 1rem/1.9 Vazirmatn, Tahoma, sans-serif; text-align: center }
  main { padding: 2rem; max-inline-size: 30rem }
  h1 { font-size: 1.5rem; line-height: 1.4 }
  a { color: #00757d }
  @media (prefers-color-scheme: dark) { body { background: #0f1626; color: #eee7da } a { color: #58c4ca } }
`

/** What a shopper sees while the app behind a path does not answer. It needs nothing but itself. */
export const unavailablePage = (requestId: string): string => `<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>این بخش موقتا در دسترس نیست</title><style>${styles}</style></head>
<body><main><h1>این بخش موقتا در دسترس نیست</h1>
<p>چند لحظه‌ی دیگر دوباره امتحان کنید؛ سبد خرید و سفارش‌های شما سر جای خود هستند.</p>
<p><a href="">تلاش دوباره</a> · <a href="/">صفحه‌ی نخست</a></p>
<p><small>شناسه‌ی پیگیری: <bdi>${requestId}</bdi></small></p></main></body></html>`

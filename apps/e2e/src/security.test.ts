import { expect } from '@playwright/test'
import { test } from './fixtures/test.ts'
import { untilAlive } from './fixtures/until-alive.ts'

test('every answer of every process carries its security headers, and no policy lets inline scripts run', async ({
  request,
  at,
}) => {
  const home = await (await request.get('/')).text()
  const asset = /src="(\/_shop\/assets\/[^"]+\.js)"/.exec(home)?.[1] ?? ''
  const paths = ['/', '/shop', '/nowhere', asset, '/_shop/assets/missing.js', '/cart', '/blog', '/auth']
  const others = ['/_profile/build.json', '/api/config', '/api/nowhere', '/api/%zz', '/%zz', '/robots.txt']
  for (const path of [...paths, ...others, '/api/docs', '/api/dev/inbox', '/livez', '/readyz']) {
    const response = await request.get(path.startsWith('/_') ? path : await at(path), { maxRedirects: 0 })
    const headers = response.headers()
    expect(response.status(), path).toBeLessThan(500)
    expect(headers, path).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    expect(headers['content-security-policy'], path).toMatch(/default-src 'none'/)
    expect(headers['content-security-policy'], path).not.toContain("'unsafe-")
    expect(headers, path).not.toHaveProperty('access-control-allow-origin')
    expect(headers, path).not.toHaveProperty('x-powered-by')
  }
})

test('the browser itself refuses what a mistake of ours would let in', async ({ browser, baseURL }) => {
  // Not the fixture's page, whose console is watched: the refusals are written into the console.
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await untilAlive(page)
  const tried = await page.evaluate(() => {
    const outcome = (attempt: () => void) => {
      try {
        attempt()
        return 'done'
      } catch {
        return 'refused'
      }
    }
    const box = document.createElement('div')
    const script = document.createElement('script')
    return {
      handler: outcome(() => {
        box.innerHTML = '<img src=x onerror="document.title=1">'
      }),
      address: outcome(() => {
        box.innerHTML = '<a href="javascript:alert(1)">x</a>'
      }),
      foreign: outcome(() => {
        script.src = 'https://evil.example/x.js'
      }),
      text: outcome(() => {
        script.text = 'document.title=1'
      }),
      own: outcome(() => {
        box.innerHTML = '<p>متن <a href="/shop">فروشگاه</a></p>'
      }),
    }
  })
  expect(tried).toEqual({
    handler: 'refused',
    address: 'refused',
    foreign: 'refused',
    text: 'refused',
    own: 'done',
  })
  await page.close()
})

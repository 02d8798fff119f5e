import { createRequire } from 'node:module'

const require = createRequire('/work/main/packages/ui/package.json')
const { chromium } = require('playwright')
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
})
const p = await b.newPage({ viewport: { width: 1000, height: 330 } })
await p.goto('file:///tmp/ui-scratch/dig.html')
await p.evaluate(() => document.fonts.ready)
await p.waitForTimeout(300)
await p.screenshot({ path: '/tmp/ui-scratch/dig.png' })
await b.close()

export { type BrowserOptions, startBrowser } from './browser/start-browser.tsx'

export { readDocument } from './browser/read-document.ts'
export { type BrowserOptions, startBrowser } from './browser/start-browser.tsx'

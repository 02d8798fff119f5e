export { renderPages, type ServerPage } from './render-pages.ts'

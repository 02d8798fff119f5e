export { type Answers, refuse } from './answers.ts'
export { type FakeApi, startFakeApi } from './fake-api.ts'
export { renderPages, type ServerPage } from './render-pages.ts'
export * as samples from './samples.ts'

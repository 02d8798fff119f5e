export { createRenderer } from './render/create-renderer.tsx'
export type { Render, RenderRequest, RenderResult } from './render/render-result.ts'

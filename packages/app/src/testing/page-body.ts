import type { PublicConfig } from '@hojreh/contract'
import type { BootData } from '../render/boot-data.ts'
import { elementIds } from '../render/element-ids.ts'
import type { RenderedPage } from '../render/render-result.ts'

const json = (id: string, value: string) => `<script type="application/json" id="${id}">${value}</script>`

/** The body of a rendered page with the data that its scripts start from, as the server sends it. */
export const pageBody = (
  { html, state }: Pick<RenderedPage, 'html' | 'state'>,
  config: PublicConfig,
): string => {
  const boot: BootData = { config, build: 'test', buildUrl: '/build.json' }
  return (
    `<div id="${elementIds.root}">${html}</div>` +
    json(elementIds.state, state) +
    json(elementIds.boot, JSON.stringify(boot))
  )
}

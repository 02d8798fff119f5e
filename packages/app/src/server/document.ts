import type { BootData } from '../render/boot-data.ts'
import { elementIds } from '../render/element-ids.ts'
import type { RenderedPage } from '../render/render-result.ts'
import type { BuildFiles } from './build-files.ts'
import { serverMessages as text } from './server.messages.ts'

const json = (id: string, value: string) => `<script type="application/json" id="${id}">${value}</script>`

const inert = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** CSS inside a style element: nothing in it can end the element. */
const safeCss = (css: string) => css.replaceAll('</', '<\\/')

export interface DocumentParts extends Pick<RenderedPage, 'html' | 'head' | 'files'> {
  styles: RenderedPage['styles']
  /** Without a state the page is rendered by the browser alone. */
  state?: string
  boot: BootData
}

/** Text of each style block of a document, for the policy's hashes. */
export const styleBlocks = (styles: RenderedPage['styles']): string[] => styles.map(({ css }) => safeCss(css))

/** The whole HTML document. Parts are joined, never replaced into a template: `$&` in a title stays a text. */
export const documentOf = (
  { html, head, files, styles, state, boot }: DocumentParts,
  build: BuildFiles,
): string => {
  const { scripts, styles: styleFiles } = build.filesOf(files)
  // A page that shows already can wait for its scripts; its pictures and letters come first.
  const preload = state === undefined ? 'modulepreload"' : 'modulepreload" fetchpriority="low"'
  return [
    '<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script src="${build.colorModeScript}"></script>`,
    build.preloadFont &&
      `<link rel="preload" as="font" type="font/woff2" href="${build.preloadFont}" crossorigin>`,
    ...styles.map(
      ({ key, ids }, index) =>
        `<style data-emotion="${key}${ids && ` ${ids}`}">${styleBlocks(styles)[index]}</style>`,
    ),
    ...styleFiles.map((href) => `<link rel="stylesheet" href="${href}">`),
    head,
    `<script type="module" src="${build.entry}"></script>`,
    ...scripts.map((href) => `<link rel="${preload} href="${href}">`),
    '</head><body>',
    state === undefined && `<noscript>${text.noScript}</noscript>`,
    `<div id="${elementIds.root}">${html}</div>`,
    state !== undefined && json(elementIds.state, state),
    json(elementIds.boot, inert(boot)),
    '</body></html>',
  ]
    .filter(Boolean)
    .join('')
}

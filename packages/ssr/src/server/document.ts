import { inertJson } from '@hojreh/app/inert-json'
import type { PublicConfig } from '@hojreh/contract'
import { brandStyles } from '@hojreh/ui/brand-colors'
import type { BootData } from '../render/boot-data.ts'
import { elementIds } from '../render/element-ids.ts'
import type { RenderedPage } from '../render/render-result.ts'
import type { BuildFiles } from './build-files.ts'
import { serverMessages as text } from './server.messages.ts'

const json = (id: string, value: string) => `<script type="application/json" id="${id}">${value}</script>`

/** CSS inside a style element: nothing in it can end the element. */
const safeCss = (css: string) => css.replaceAll('</', '<\\/')

const banner = (label: string, sentence: string, color: 'saffron' | 'lapis') =>
  `<aside aria-label="${label}" class="site-banner ${color}">${sentence}</aside>`

const demoBanner = banner(text.demoLabel, text.demo, 'saffron')
const previewBanner = banner(text.previewLabel, text.preview, 'saffron')
const closedBanners = {
  open: '',
  coming_soon: banner(text.comingSoonLabel, text.comingSoon, 'lapis'),
  paused: banner(text.pausedLabel, text.paused, 'lapis'),
} as const

/** The style block of the banners. */
const bannerStyles =
  ".site-banner{padding:.4rem 1rem;text-align:center;font:600 .875rem/1.7 'Vazirmatn Variable',Tahoma,system-ui,sans-serif}" +
  '.site-banner.saffron{background:#ffd98a;color:#3d2a00}.site-banner.lapis{background:#22356f;color:#fff}'

/**
 * Returns what stands above every page of every app, in the document itself: it is there from the first paint on, and
 * nothing moves. Empty for an open shop.
 */
const bannersOf = (
  { isPublicDemo, shopState }: Pick<PublicConfig, 'isPublicDemo' | 'shopState'>,
  isPreview = false,
): string =>
  [isPreview && previewBanner, isPublicDemo && demoBanner, closedBanners[shopState]].filter(Boolean).join('')

export interface DocumentParts extends Pick<RenderedPage, 'html' | 'head' | 'files'> {
  styles: RenderedPage['styles']
  /** Without a state the page is rendered by the browser alone. */
  state?: string
  boot: BootData
  /** Of what no visitor sees yet. */
  isPreview?: boolean
}

/** Text of each style block of a document, for the policy's hashes. */
export const styleBlocks = (
  styles: RenderedPage['styles'],
  config: Pick<PublicConfig, 'brandColor' | 'isPublicDemo' | 'shopState'>,
  isPreview?: boolean,
): string[] => [
  ...styles.map(({ css }) => safeCss(css)),
  ...(config.brandColor ? [brandStyles(config.brandColor)] : []),
  ...(bannersOf(config, isPreview) ? [bannerStyles] : []),
]

/** The whole HTML document. Parts are joined, never replaced into a template: `$&` in a title stays a text. */
export const documentOf = (
  { html, head, files, styles, state, boot, isPreview }: DocumentParts,
  build: BuildFiles,
): string => {
  const { modules, styles: styleFiles } = build.filesOf(files)
  // A page that shows already can wait for its scripts; its letters and pictures come first.
  const isShown = state !== undefined
  const banners = bannersOf(boot.config, isPreview)
  return [
    '<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script src="${build.headScript}"${isShown ? ` data-modules="${modules.join(' ')}"` : ''}></script>`,
    build.preloadFont &&
      `<link rel="preload" as="font" type="font/woff2" href="${build.preloadFont}" crossorigin>`,
    // Read by `createStyleCache`, which leaves them where they are.
    ...styles.map(({ ids, css }) => `<style data-styles="${ids}">${safeCss(css)}</style>`),
    ...styleFiles.map((href) => `<link rel="stylesheet" href="${href}">`),
    boot.config.brandColor && `<style>${brandStyles(boot.config.brandColor)}</style>`,
    banners && `<style>${bannerStyles}</style>`,
    head,
    !isShown && `<script type="module" src="${build.entry}"></script>`,
    ...modules
      .filter((href) => !isShown && href !== build.entry)
      .map((href) => `<link rel="modulepreload" href="${href}">`),
    '</head><body>',
    !isShown && `<noscript>${text.noScript}</noscript>`,
    banners,
    `<div id="${elementIds.root}">${html}</div>`,
    isShown && json(elementIds.state, state),
    json(elementIds.boot, inertJson(boot)),
    '</body></html>',
  ]
    .filter(Boolean)
    .join('')
}

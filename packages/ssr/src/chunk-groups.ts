import type { PageApp } from '@hojreh/app/runtime'

const regexp = (path: string) => new RegExp(path.replaceAll('/', '[\\\\/]'))

/** The start of every page (header, session, calls), and what most pages show besides. */
const start = [
  'ssr/src/browser/start-browser',
  'app/src/(?:routing/app-routes|shell/frames)',
  'ui/src/elements/(?:section-header|text-button|button)',
]
/** And where people look at goods: the profile shows a product's card on one page alone. */
const shelves = [
  'app/src/(?:product/buyable-card|head/breadcrumb-list|later/empty-page)',
  'ui/src/elements/(?:reveal|breadcrumbs|use-snap-track)',
]
/** And where they read. */
const reading = ['persian/src/date', 'ui/src/elements/skeletons']
/** And what every page of the profile shows while it waits, when it is empty or has failed. */
const ownPages = ['ui/src/(?:elements/skeletons|feedback/empty-state)']

/** The calls that every page has and what they stand on: a file of their own only because it then runs in its own task. */
const calls = ['api/src/(?:react|endpoints/(?:order|favorite)\\.endpoints)']

/** What is seldom needed alone. */
const pairs = {
  motifs: ['ui/src/motifs/(?:arch-path|arch-frame|girih-pattern)'],
  countdown: ['ui/src/elements/(?:use-now|countdown)'],
  fields: ['ui/src/fields/(?:field-frame|text-input)'],
}

/**
 * Few files, and large ones: what is packed together packs better, and each request costs a slow phone more than the
 * few bytes that one page could spare. A group takes what its modules import too: what all need stands first.
 */
export const chunkGroupsOf = (app: PageApp) => {
  const kit = { shop: [start, shelves], blog: [start, shelves, reading], profile: [start, ownPages] }[
    app
  ].flat()
  return [
    { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
    {
      name: 'vendor',
      test: /packages[\\/]ssr[\\/]src[\\/]browser[\\/]react-roots\.ts$|node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|redux|react-redux|reselect|immer|@emotion|stylis|js-cookie|cssjanus|stylis-plugin-rtl|@mui[\\/]material[\\/]styles)[\\/]|node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])/,
    },
    ...Object.entries({ calls, kit, ...pairs }).map(([name, paths]) => ({
      name,
      test: regexp(`/packages/(?:${paths.join('|')})\\.tsx?$`),
    })),
  ]
}

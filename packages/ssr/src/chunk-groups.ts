import type { ServedApp } from './server/options.ts'

const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)

/**
 * Chunks by package; the bundler splits everything else by what needs it. Every page of every app needs `vendor`, `mui`
 * and our `theme`, which are the same files in all apps, and `start`, all other code of our own that runs before any
 * page. Each is one file, because files get smaller when compressed together and each request costs a slow phone; they
 * are not one for all, because a file runs in one go, and a slow phone does not react to input meanwhile.
 */
const packageGroups = [
  { name: 'zod', test: packages('zod') },
  {
    name: 'mui',
    test: packages(
      '@emotion',
      'stylis',
      'cssjanus',
      'stylis-plugin-rtl',
      '@mui[\\\\/]utils',
      // MUI's parts that most pages show; others come with what needs them.
      '@mui[\\\\/]material[\\\\/](?:styles|utils|SvgIcon|Button|IconButton)',
    ),
  },
  {
    name: 'vendor',
    test: packages(
      'react',
      'react-dom',
      'scheduler',
      'react-router',
      'react-router-dom',
      '@reduxjs',
      'redux',
      'react-redux',
      'reselect',
      'immer',
      'js-cookie',
    ),
  },
  { name: 'forms', test: packages('final-form', 'react-final-form') },
  { name: 'theme', test: /[\\/]packages[\\/]ui[\\/]src[\\/]theme[\\/]/ },
  { name: 'start', test: /[\\/]packages[\\/][\w-]+[\\/]src[\\/]/, tags: ['$initial' as const] },
]

/**
 * What several pages need, in one file: by itself each module would be a file of a few hundred bytes, and a first view
 * had thirty of them, each a request and a task. Forms are left out, because they bring their libraries with them. The
 * number of pages and later parts that must share a module decides what a page loads without needing it.
 */
const sharedByPages = {
  name: 'elements',
  test: /(?:packages[\\/]ui[\\/]src[\\/](?:content|elements|feedback|link|motifs|product)|packages[\\/]app[\\/]src[\\/](?:lazy|link|picture|product)|node_modules[\\/]lucide-react)[\\/]/,
  minShareCount: 4,
}
const sharedByPagesOfTheDesk = {
  name: 'shared',
  test: /[\\/]apps[\\/]admin[\\/]src[\\/]shared[\\/]/,
  minShareCount: 24,
}

/** The chunks of an app. */
export const chunkGroups = (app: ServedApp) => [
  ...packageGroups,
  app === 'admin' ? sharedByPagesOfTheDesk : sharedByPages,
]

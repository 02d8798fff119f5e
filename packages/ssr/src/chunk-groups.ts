const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)

/**
 * Chunks by package; the bundler splits everything else by what needs it. Every page of every app needs `vendor`, `mui`
 * and our `theme`, which are the same files in all apps, and `start`, all other code of our own that runs before any
 * page. Each is one file, because files get smaller when compressed together and each request costs a slow phone; they
 * are not one for all, because a file runs in one go, and a slow phone does not react to input meanwhile.
 */
export const chunkGroups = [
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

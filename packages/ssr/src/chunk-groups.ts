const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)

/**
 * Chunks by package; everything else the bundler splits by what needs it. `vendor` is what every page of every app
 * stands on, `start` what our own packages run before any page: each is one file, because what is compressed together
 * gets smaller and each request costs a slow phone.
 */
export const chunkGroups = [
  { name: 'zod', test: packages('zod') },
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
      '@emotion',
      'stylis',
      'cssjanus',
      'stylis-plugin-rtl',
      // MUI's parts that most pages show; others come with what needs them.
      '@mui[\\\\/]material[\\\\/](?:styles|Button|IconButton)',
      'js-cookie',
    ),
  },
  { name: 'forms', test: packages('final-form', 'react-final-form') },
  { name: 'start', test: /[\\/]packages[\\/][\w-]+[\\/]src[\\/]/, tags: ['$initial' as const] },
]

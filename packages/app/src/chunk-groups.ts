const own = (path: string) => new RegExp(`[\\\\/]packages[\\\\/]${path.replaceAll('/', '[\\\\/]')}\\.tsx?$`)

/**
 * Few files, and large ones: what is packed together packs better, and each request costs a slow phone more than the
 * few bytes that one page could spare. A group takes what its modules import too: what all need stands first.
 */
export const chunkGroups = [
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
  {
    name: 'vendor',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|redux|react-redux|reselect|immer|@emotion|stylis)[\\/]/,
  },
  // Comes with the first dialog, and with no page.
  { name: 'mui', test: /node_modules[\\/](?:@mui|cssjanus|stylis-plugin-rtl)[\\/]/ },
  // The start of every page: header and footer, session, calls, and the card of a product, which most pages show.
  {
    name: 'kit',
    test: own('app/src/(?:browser/start-browser|routing/app-routes|shell/frames|product/buyable-card)'),
  },
]

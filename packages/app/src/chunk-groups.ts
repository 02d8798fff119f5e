const regexp = (path: string) => new RegExp(path.replaceAll('/', '[\\\\/]'))

/** The start of every page (header, session, calls), the card of a product, and what most pages show besides. */
const kit = [
  'app/src/(?:browser/start-browser|routing/app-routes|shell/frames|product/buyable-card|head/breadcrumb-list)',
  'ui/src/(?:elements/(?:section-header|reveal|breadcrumbs|text-button)|feedback/empty-state)',
]

/**
 * Few files, and large ones: what is packed together packs better, and each request costs a slow phone more than the
 * few bytes that one page could spare. A group takes what its modules import too: what all need stands first.
 */
export const chunkGroups = [
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
  {
    name: 'vendor',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|redux|react-redux|reselect|immer|@emotion|stylis|js-cookie)[\\/]|node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])/,
  },
  // Comes with the first dialog, and with no page.
  { name: 'mui', test: /node_modules[\\/](?:@mui|cssjanus|stylis-plugin-rtl)[\\/]/ },
  { name: 'kit', test: regexp(`/packages/(?:${kit.join('|')})\\.tsx?$`) },
]

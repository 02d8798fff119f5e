import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Modules of the api, lowest first. One imports those of lower layers only; what spans more is a workflow. */
const layers = [
  ['edition', 'file-store', 'preview'],
  [
    ...['content-revision', 'coupon', 'geo', 'inventory', 'maker', 'media', 'rate-limit', 'sandbox-gateway'],
    ...['shipping', 'sms', 'staff', 'staff-action'],
  ],
  ['captcha', 'catalog', 'comment', 'contact', 'content', 'page-failure'],
  ['approval', 'identity', 'invoice', 'product-index', 'search', 'seo'],
  ['queue'],
  [
    ...[
      'address',
      'customer-group',
      'customer-note',
      'favorite',
      'import',
      'import-run',
      'order',
      'staff-session',
    ],
    ...['refund', 'stock-notice', 'search-miss', 'price-job', 'offer', 'torob'],
  ],
  ['order-note', 'order-notice', 'order-view', 'parcel', 'payment'],
  ['cart', 'order-edit'],
]

const folder = (modules: readonly string[]) => `^apps/api/src/modules/(${modules.join('|')})/`
// Tables are one schema, and statements join what they need.
const TABLES = '\\.tables\\.ts$'
const TESTS = '\\.test\\.ts$'

const MODULES = '^apps/api/src/modules/'
/** Files below the modules that know some of them all the same, and what of them. */
const knowing = [
  // One schema, whose tables, functions and triggers lie with their modules.
  { from: 'db/(?:schema|migrate)\\.ts$', to: '.+\\.(?:tables|sql)\\.ts$' },
  // Every module receives the file store among its dependencies.
  { from: 'shared/dependencies\\.ts$', to: 'file-store/file-store\\.ts$' },
  // Handlers receive the customer and the catalogue.
  {
    from: 'http/(?:register-endpoint|fastify\\.d)\\.ts$',
    to: '(?:identity/customer|catalog/catalogue)\\.ts$',
  },
].map(({ from, to }) => ({ from: `^apps/api/src/${from}`, to: MODULES + to }))

const belowTheModules = {
  name: 'what-modules-share-does-not-know-them',
  comment:
    'Otherwise whoever reads a part of it has to read a module, and the modules that use it know that one.',
  severity: 'error' as const,
}

/** The back-reference is the importing module, which may import itself. */
export const moduleLayerRules: IForbiddenRuleType[] = [
  ...layers.map((modules, layer) => ({
    name: 'modules-depend-one-way',
    comment: 'A module imports modules of lower layers, and tables of any.',
    severity: 'error' as const,
    from: { path: folder(modules), pathNot: TESTS },
    to: {
      path: folder(layers.slice(layer).flat()),
      pathNot: `^apps/api/src/modules/$1/|${TABLES}`,
    },
  })),
  {
    ...belowTheModules,
    from: { path: '^apps/api/src/(?:shared|http|db)/', pathNot: [TESTS, ...knowing.map(({ from }) => from)] },
    to: { path: MODULES },
  },
  ...knowing.map(({ from, to }) => ({
    ...belowTheModules,
    from: { path: from },
    to: { path: MODULES, pathNot: to },
  })),
  {
    name: 'modules-have-a-layer',
    comment: 'A new module gets its place in scripts/boundaries/module-layers.ts.',
    severity: 'error',
    from: { path: MODULES, pathNot: folder(layers.flat()) },
    to: {},
  },
]

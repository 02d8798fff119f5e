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
    name: 'modules-have-a-layer',
    comment: 'A new module gets its place in scripts/boundaries/module-layers.ts.',
    severity: 'error',
    from: { path: '^apps/api/src/modules/', pathNot: folder(layers.flat()) },
    to: {},
  },
]

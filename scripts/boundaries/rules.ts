import type { IConfiguration } from 'dependency-cruiser'
import { entryFiles } from './entry-files.ts'
import { moduleLayerRules } from './module-layers.ts'

// Which folder may import which. `$1` is the back-reference to the folder the import comes
// from, so one rule guards every present and future app, module and feature.
const rules = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one file, or miss a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'apps-are-islands',
      comment: 'Teams deploy apps on their own; what apps share lives in packages.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-do-not-know-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'packages-are-entered-by-their-exports',
      comment: 'No deep imports: the entry files of a package are its public face.',
      severity: 'error',
      from: { path: '^(?:apps|packages)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: ['^packages/$1/', ...entryFiles],
      },
    },
    {
      name: 'the-back-office-never-reaches-shoppers',
      comment: 'Shop, blog and profile carry none of its bytes, and need not read its list of calls.',
      severity: 'error',
      from: {
        path: '^(?:apps/(?:shop|blog|profile)|packages)/',
        pathNot: '^packages/(?:contract|api)/src/admin(?:/|\\.ts$)|\\.test\\.ts$',
      },
      to: { path: '^packages/(?:contract|api)/src/admin(?:/|\\.ts$)' },
    },
    {
      name: 'persian-stands-alone',
      severity: 'error',
      from: { path: '^packages/persian/src' },
      to: { path: '^packages/(?!persian/)' },
    },
    {
      name: 'contract-knows-only-persian',
      severity: 'error',
      from: { path: '^packages/contract/src' },
      to: { path: '^packages/(?!contract/|persian/)' },
    },
    {
      name: 'schemas-take-zod-from-one-file',
      comment: 'It is configured there before the first schema is made.',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$|/z\\.ts$' },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'ui-knows-no-calls-routes-or-store',
      comment: 'Designers browse it alone: data and callbacks come as props.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/(?!ui/|persian/)|node_modules/(@reduxjs|react-redux|react-router)' },
    },
    {
      name: 'api-below-auth',
      severity: 'error',
      from: { path: '^packages/api/src' },
      to: { path: '^packages/(?!api/|contract/|persian/)' },
    },
    {
      name: 'auth-below-app',
      severity: 'error',
      from: { path: '^packages/auth/src' },
      to: { path: '^packages/(?!auth/|api/|contract/|persian/)' },
    },
    {
      name: 'app-below-ssr',
      comment: 'What a page is made of does not know what renders, serves or builds it.',
      severity: 'error',
      from: { path: '^packages/app/src' },
      to: { path: '^packages/(?!app/|auth/|api/|contract/|persian/|ui/)' },
    },
    {
      name: 'ssr-above-app',
      severity: 'error',
      from: { path: '^packages/ssr/src', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^packages/(?!ssr/|app/|auth/|api/|contract/|persian/|ui/|server/)' },
    },
    {
      name: 'the-runtime-is-not-for-pages',
      comment:
        'An app starts, renders and builds by `@hojreh/ssr`; its pages are made of `@hojreh/app` alone.',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/(?:features|routes|shared)/' },
      to: { path: '^packages/(?:ssr/src|app/src/runtime\\.ts$)' },
    },
    {
      name: 'the-back-office-is-not-for-shoppers',
      comment:
        'No byte of the back office reaches a page of the shop: its contract and its client have entries of their own.',
      severity: 'error',
      from: { path: '^apps/(?:shop|blog|profile)/src|^packages/(?:app|auth|ssr|ui)/src' },
      to: { path: '^packages/[^/]+/src/admin(?:\\.tsx?$|/)' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: {
        path: '^(?:apps|packages)/[^/]+/src',
        pathNot: '\\.(test|stories|test-d)\\.tsx?$|/testing/|^packages/testing/|^apps/e2e/',
      },
      to: { path: '^packages/(?:testing/src|(?:ssr|server)/src/testing/)' },
    },
    {
      name: 'react-free-cores',
      comment: 'Contract, and the entry "." of api and auth, also run where there is no React.',
      severity: 'error',
      from: { path: '^packages/(contract|persian|postgres|demo-shop)/src' },
      to: { path: 'node_modules/(react|react-dom|react-redux)/' },
    },
    {
      name: 'the-server-sees-only-the-contract',
      severity: 'error',
      from: { path: '^apps/(api|gateway)/src' },
      to: { path: '^packages/(ui|api|auth|app|ssr|testing)/' },
    },
    {
      name: 'the-shops-title-is-asked-for',
      comment:
        'What its people call the shop counts; the configuration has only the name until then (`shopTitleOf`).',
      severity: 'error',
      from: { pathNot: '^apps/api/src/(?:config/|modules/content/shop-facts\\.ts$)' },
      to: { path: '^apps/api/src/config/starting-title\\.ts$' },
    },
    {
      name: 'servers-start-from-one-base',
      comment:
        'Request ids, headers, failure pages, limits, closing and traces are those of `createServer()`.',
      severity: 'error',
      from: {
        path: '^(?:apps|packages)/[^/]+/src',
        pathNot: '^packages/server/src/|\\.test\\.tsx?$|/testing/',
      },
      to: { path: '(^|node_modules/)fastify(/|$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-knows-only-contract-and-persian',
      severity: 'error',
      from: { path: '^packages/server/src' },
      to: { path: '^packages/(?!server/|contract/|persian/)' },
    },
    {
      name: 'features-do-not-see-each-other',
      comment: 'Routes compose features; what two features share moves to src/shared or a package.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'features-do-not-see-routes',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/features/' },
      to: { path: '^apps/[^/]+/src/routes/' },
    },
    {
      name: 'modules-do-not-see-workflows',
      comment: 'A workflow spans modules; a module that called one would span them too.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/workflows/' },
    },
    ...moduleLayerRules,
    {
      name: 'tables-and-repositories-stay-low',
      severity: 'error',
      from: { path: '\\.(repository|tables)\\.ts$' },
      to: { path: '\\.(routes|service)\\.ts$' },
    },
    {
      name: 'locked-rows-come-from-repositories',
      comment: 'Whoever could call a row locked could change it without its lock.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '\\.(?:repository|test)\\.ts$' },
      to: { path: '^apps/api/src/db/locked\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: '\\.(test|stories|test-d)\\.tsx?$|/test/' },
      to: { path: '\\.(test|test-d)\\.tsx?$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|\\.turbo|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
} satisfies IConfiguration

// dependency-cruiser asks for a default export.
export default rules

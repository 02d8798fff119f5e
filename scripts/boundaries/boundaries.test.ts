import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import rules from './rules.ts'

/** A small tree of the shape of ours in which every file breaks the rule that it is named after. */
const breachesOfTheFixture = async (): Promise<string[]> => {
  const { forbidden, options } = rules
  const { output } = await cruise(['apps', 'packages'], {
    ...options,
    baseDir: fileURLToPath(new URL('./fixture', import.meta.url)),
    validate: true,
    ruleSet: { forbidden },
  })
  return (output as ICruiseResult).summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
}

test('the boundary check bites', async () => {
  const breaches = await breachesOfTheFixture()
  expect(breaches).toEqual(
    expect.arrayContaining([
      'apps-are-islands: apps/shop/src/imports-an-app.ts',
      'features-do-not-see-each-other: apps/shop/src/features/cart/imports-a-feature.ts',
      'packages-are-entered-by-their-exports: apps/shop/src/imports-the-inside-of-a-package.ts',
      'ui-knows-no-calls-routes-or-store: packages/ui/src/imports-calls.ts',
      'modules-depend-one-way: apps/api/src/modules/order/imports-a-higher-module.ts',
      'modules-do-not-see-workflows: apps/api/src/modules/order/imports-a-workflow.ts',
      'what-modules-share-does-not-know-them: apps/api/src/shared/imports-a-module.ts',
      'what-modules-share-does-not-know-them: apps/api/src/shared/dependencies.ts',
      'modules-have-a-layer: apps/api/src/modules/unknown/unknown.service.ts',
      'servers-start-from-one-base: apps/gateway/src/starts-its-own-server.ts',
      'app-below-ssr: packages/app/src/imports-the-renderer.ts',
      'the-runtime-is-not-for-pages: apps/shop/src/shared/imports-the-renderer.ts',
      'testing-is-for-tests: apps/shop/src/shared/imports-testing.ts',
      'locked-rows-come-from-repositories: apps/api/src/workflows/calls-a-row-locked.ts',
      'tables-and-repositories-stay-low: apps/api/src/modules/order/order.repository.ts',
    ]),
  )
  expect(breaches.some((breach) => breach.startsWith('no-cycles'))).toBe(true)
  expect(breaches.filter((breach) => breach.endsWith('takes-a-locked-row.ts'))).toEqual([])
})

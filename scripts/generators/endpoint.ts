import { writeAll } from './files.ts'
import { namesOf } from './names.ts'

/**
 * A public endpoint from the contract to its hook: definition, module with its test and layer, valid input for the tests
 * that go through all endpoints, response of the fake api, RTK Query endpoint (docs/guides/add-an-endpoint.md).
 */
export const makeEndpoint = async (root: string, name: string): Promise<string[]> => {
  const { kebab, pascal, camel } = namesOf(name)
  const module = `apps/api/src/modules/${kebab}/${kebab}`
  return writeAll(
    root,
    {
      [`packages/contract/src/endpoints/${kebab}.ts`]: `import { defineEndpoint, noBody } from '../define-endpoint.ts'
import { limits } from '../limits.ts'
import { z } from '../z.ts'

export const ${camel} = defineEndpoint({
  method: 'GET',
  path: '/api/${kebab}',
  access: 'public',
  tag: 'shop',
  summary: 'Say here what it returns',
  query: z.strictObject({ take: z.coerce.number().int().min(1).max(limits.maxTake).default(limits.defaultTake) }),
  body: noBody,
  response: z.object({ items: z.array(z.string()) }),
  errors: [],
})
`,
      [`${module}.routes.ts`]: `import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import { first${pascal} } from './${kebab}.service.ts'

export const register${pascal} = (app: FastifyInstance): void => {
  registerEndpoint(app, endpoints.${camel}, ({ query: { take } }) => ({ items: first${pascal}(take) }))
}
`,
      [`${module}.service.ts`]: `const all: readonly string[] = ['نخست', 'دوم', 'سوم']

/** The first \`take\` of them. */
export const first${pascal} = (take: number): string[] => all.slice(0, take)
`,
      [`${module}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

test('returns as many as somebody asks for', async () => {
  const { items } = (await shop.app.inject('/api/${kebab}?take=2')).json()
  expect(items).toEqual(['نخست', 'دوم'])
})
`,
      [`packages/api/src/endpoints/${kebab}.endpoints.ts`]: `import { baseApi } from '../base-api.ts'
import { queryOf } from '../endpoint.ts'

export const ${camel}Api = baseApi.injectEndpoints({
  endpoints: (build) => ({ ${camel}: queryOf(build, '${camel}') }),
})
`,
    },
    [
      {
        file: 'packages/contract/src/endpoints.ts',
        before: "import * as account from './endpoints/account.ts'\n",
        lines: `import { ${camel} } from './endpoints/${kebab}.ts'\n`,
      },
      {
        file: 'packages/contract/src/endpoints.ts',
        before: '  sendOtp: auth.sendOtp,\n',
        lines: `  ${camel},\n`,
      },
      {
        file: 'apps/api/src/app.ts',
        before: 'import { registerAddresses }',
        lines: `import { register${pascal} } from './modules/${kebab}/${kebab}.routes.ts'\n`,
      },
      {
        file: 'scripts/boundaries/module-layers.ts',
        before: "    ...['content-revision', ",
        lines: `    '${kebab}',\n`,
      },
      { file: 'apps/api/src/app.ts', before: '  registerGeo(app)\n', lines: `  register${pascal}(app)\n` },
      {
        file: 'apps/api/test/valid-input.ts',
        before: '    sendOtp: {',
        lines: `    ${camel}: { query: { take: '2' } },\n`,
      },
      {
        file: 'packages/testing/src/responses.ts',
        before: '  getConfig: () =>',
        lines: `  ${camel}: () => ({ items: ['نخست'] }),\n`,
      },
      {
        file: 'packages/api/src/endpoint-table.ts',
        before: '  sendOtp: {',
        lines: `  ${camel}: {
    method: 'GET',
    path: '/api/${kebab}',
    access: 'public',
    hasQuery: true,
    hasBody: false,
  },
`,
      },
      {
        file: 'packages/api/src/index.ts',
        before: 'export { geoApi }',
        lines: `export { ${camel}Api } from './endpoints/${kebab}.endpoints.ts'\n`,
      },
      {
        file: 'packages/api/src/react.ts',
        before: 'import { geoApi }',
        lines: `import { ${camel}Api } from './endpoints/${kebab}.endpoints.ts'\n`,
      },
      {
        file: 'packages/api/src/react.ts',
        before: 'export const { useListProvincesQuery',
        lines: `export const { use${pascal}Query } = ${camel}Api\n`,
      },
    ],
  )
}

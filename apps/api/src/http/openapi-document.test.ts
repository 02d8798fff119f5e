import { type Endpoint, endpoints, errorCatalogue } from '@hojreh/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/test-app.ts'

interface Document extends Record<string, unknown> {
  paths: Record<
    string,
    Record<
      string,
      { operationId: string; security: object[]; responses: Record<string, { description: string }> }
    >
  >
}

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

test('the OpenAPI document is valid and names every call', { tags: ['§D5.22'] }, async () => {
  const document = (await shop.app.inject('/api/openapi.json')).json<Document>()
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(operations.map(({ operationId }) => operationId)).toEqual(Object.keys(endpoints))
})

const everyEndpoint: [string, Endpoint][] = Object.entries(endpoints)
test.each(everyEndpoint)(
  '%s says who may make it, what it answers and how it fails',
  { tags: ['§D5.2'] },
  async (_name, call) => {
    expect(['public', 'customer']).toContain(call.access)
    const { paths } = (await shop.app.inject('/api/openapi.json')).json<Document>()
    const operation = paths[call.path]?.[call.method.toLowerCase()]
    expect(operation?.security.length).toBe(call.access === 'customer' ? 1 : 0)
    expect(operation?.responses).toHaveProperty('200')
    const failures = [
      ...call.errors,
      'validation_failed' as const,
      'internal_error' as const,
      ...(call.access === 'customer' ? (['unauthenticated'] as const) : []),
    ]
    for (const code of failures)
      expect(operation?.responses[errorCatalogue[code].status]?.description).toContain(`\`${code}\``)
  },
)

test('every reference of the document leads somewhere', async () => {
  const text = (await shop.app.inject('/api/openapi.json')).body
  const document = JSON.parse(text)
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '')
  expect(references.length).toBeGreaterThan(50)
  for (const reference of references)
    expect(document.components.schemas, reference).toHaveProperty([
      reference.replace('#/components/schemas/', ''),
    ])
})

test('people can read it as a page without scripts', { tags: ['§D5.22'] }, async () => {
  const response = await shop.app.inject('/api/docs')
  expect(response.headers['content-type']).toContain('text/html')
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  expect(response.body).toContain('GET /api/order/pending')
  expect(response.body).not.toContain('<script')
})

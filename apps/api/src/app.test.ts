import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../test/database/test-database.ts'
import { testConfig } from '../test/test-config.ts'
import { buildApp } from './app.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  database = await createTestDatabase()
  app = await buildApp({ config: testConfig(), database })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

test('answers an unknown path in the one error form', { tags: ['§D5.23'] }, async () => {
  const response = await app.inject('/api/nothing')
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ success: false, code: 'not_found', requestId: expect.any(String) })
})

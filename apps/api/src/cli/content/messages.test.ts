import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const run = (...parameters: string[]) =>
  runCommand([...parameters], {
    DATABASE_URL: shop.database.url,
    SECRET: shop.config.SECRET,
    MEDIA_FOLDER: shop.config.MEDIA_FOLDER,
  })

test('the operator finds a new message, reads it, and it is no longer new', async () => {
  await shop.post('/api/site/contact', {
    name: 'سارا',
    phone: '09121234567',
    subject: 'اندازه',
    text: 'سلام',
  })
  const [found] = JSON.parse((await run('messages', 'list', '--new', '--json')).stdout)
  expect((await run('messages', 'list')).stdout).toContain('اندازه')
  const { stdout } = await run('messages', 'show', found.id)
  expect(stdout).toContain('09121234567')
  expect(stdout).toContain('سلام')
  expect((await run('messages', 'list', '--new')).stdout).toContain('پیامی نیست')
  await expect(run('messages', 'show', 'nothing')).rejects.toMatchObject({ code: 1 })
})

const rules = async () => (await shop.app.inject('/api/setting/routeRules')).json()

test('the operator leads an old address to a new one and takes it back', { tags: ['§2.32'] }, async () => {
  expect(await rules()).toEqual([])
  await run('redirects', 'add', '/product/*', '/shop/*')
  await run('redirects', 'add', '/map', 'https://maps.example/x', '--temporary')
  expect(await rules()).toEqual([
    { from: '/product/*', to: '/shop/*', status: 301 },
    { from: '/map', to: 'https://maps.example/x', status: 302 },
  ])
  expect((await run('redirects', 'list')).stdout).toContain('/product/*')
  await run('redirects', 'remove', '/map')
  expect(await rules()).toHaveLength(1)
})

test.each([
  ['a circle', '/shop/*', '/product/*'],
  ['another scheme', '/x', 'javascript:alert(1)'],
  ['another host in the dress of a path', '/x', '//evil.example'],
  ['a path of the api', '/api/config', '/y'],
])('%s is refused with a sentence', async (_, from, to) => {
  await expect(run('redirects', 'add', from, to)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/[آ-ی]/),
  })
})

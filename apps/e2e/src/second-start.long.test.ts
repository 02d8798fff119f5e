import { expect, test } from '@playwright/test'
import { dataFolder, freePort, pressCtrlC, processesOf, start } from './fixtures/start.ts'

const { folder, remove } = dataFolder('start')
const other = dataFolder('start-other')

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.afterAll(() => {
  remove()
  other.remove()
})

test('a second start keeps all data; Ctrl-C leaves nothing running', async () => {
  const port = await freePort()
  const environment = { PORT: port, HOJREH_DATA: folder }
  const home = `http://localhost:${port}`
  const newestProduct = async () => (await fetch(`${home}/api/shop/products?take=1`)).text()

  const begin = async () => {
    const started = start(environment)
    await expect.poll(started.output, { timeout: 60_000, intervals: [100] }).toContain(`→  ${home}`)
    return started
  }

  const first = await begin()
  expect(first.output()).toMatch(/09\d{9}/)
  expect(first.output()).toContain(`${home}/api/dev/inbox`)
  const product = await newestProduct()
  expect(processesOf(folder).length).toBeGreaterThan(5)
  pressCtrlC(first)
  expect(await first.exit).toBe(0)
  expect(processesOf(folder)).toEqual([])

  // The demo shop is there already: made anew, its products had other ids.
  const second = await begin()
  expect(await newestProduct()).toBe(product)

  const elsewhere = start({ ...environment, HOJREH_DATA: other.folder })
  expect(await elsewhere.exit).toBe(1)
  expect(elsewhere.output()).toContain(`Port ${port} is busy`)
  // Two shops on one database, log and set of files would get into each other's way.
  const third = start({ ...environment, PORT: await freePort() })
  expect(await third.exit).toBe(1)
  expect(third.output()).toContain(`✗ A shop is running on the data folder ${folder} already: stop it first`)
  expect((await fetch(`${home}/readyz`)).status).toBe(200)

  pressCtrlC(second)
  expect(await second.exit).toBe(0)
  expect(processesOf(folder)).toEqual([])
})

test('a process that cannot start ends the shop, and the screen shows why', async () => {
  const environment = { PORT: await freePort(), HOJREH_DATA: folder }
  const started = start({ ...environment, DATABASE_POOL: 'many' })
  expect(await started.exit).toBe(1)
  expect(started.output()).toMatch(/✗ api did not start[\s\S]*DATABASE_POOL/)
  expect(processesOf(folder)).toEqual([])
})

test('a data folder that cannot be used is told in one sentence', async () => {
  const started = start({ PORT: await freePort(), HOJREH_DATA: '/dev/null/x' })
  expect(await started.exit).toBe(1)
  expect(started.output()).toMatch(/✗ The data folder \/dev\/null\/x\S* cannot be used: choose another one/)
})

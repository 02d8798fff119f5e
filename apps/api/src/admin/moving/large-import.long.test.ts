import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'

const ROWS = 10_000
/** Every so many rows one is refused: more than the screen tells, all of them in the list that a person keeps. */
const WRONG = 20
const MEGABYTE = 1_024 * 1_024

let desk: TestDesk
let editor: TestStaff
const figures: string[] = []
beforeAll(async () => {
  desk = await makeDesk()
  editor = await signInStaff(desk.shop, 'catalogue', '09460000101')
})
afterAll(async () => {
  process.stdout.write(figures.join(''))
  await desk.shop.close()
})

const fileOf = (isWrong: (place: number) => boolean): Buffer => {
  const row = (place: number) =>
    `L-${place},${isWrong(place) ? '' : `کاسه‌ی لعابی شماره ${place}`},${250_000 + place},5,سفال > کاسه,0`
  const rows = Array.from({ length: ROWS }, (_, place) => row(place))
  return Buffer.from(['sku,title,price,stock,category,published', ...rows, ''].join('\n'))
}
/** Seconds, those of the processor and the memory of the process are told and never asserted: machines differ. */
const send = async (name: string, file: Buffer, asked: Record<string, string>) => {
  desk.shop.time.advance(1_000)
  const begun = performance.now()
  const used = process.cpuUsage()
  const query = new URLSearchParams({ currency: 'toman', ...asked })
  const report = (await editor.post(`/api/admin/products/import?${query}`, file)).json()
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
  const { user, system } = process.cpuUsage(used)
  const cpu = ((user + system) / 1_000_000).toFixed(1)
  const memory = Math.round(process.memoryUsage().rss / MEGABYTE)
  figures.push(
    `• ${name}: ${ROWS} rows, ${report.refusedCount} refused, ${seconds} s, ${cpu} s of the processor beside the database's, ${memory} MB\n`,
  )
  return report
}

test('ten thousand goods are tried without a trace, told line by line, taken in, and change nothing again', async () => {
  const before = await desk.shop.db.$count(products)
  const wrong = fileOf((place) => place % WRONG === 0)
  const trial = await send('Trial', wrong, { isTrial: 'yes' })
  expect(trial).toMatchObject({ rows: ROWS, refusedCount: ROWS / WRONG })
  expect(trial.refused.at(-1)).toMatchObject({ line: ROWS - WRONG + 2 })
  expect(await desk.shop.db.$count(products)).toBe(before)
  const whole = fileOf(() => false)
  expect(await send('Taken in', whole, { isTrial: 'no' })).toMatchObject({ added: ROWS, refusedCount: 0 })
  expect(await desk.shop.db.$count(products)).toBe(before + ROWS)
  expect(await send('Again', whole, { isTrial: 'no' })).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: ROWS,
  })
}, 600_000)

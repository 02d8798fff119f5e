import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../test/desk.ts'
import { runCommand } from '../../test/run-command.ts'
import { orders } from '../modules/order/order.tables.ts'
import { staffActions } from '../modules/staff-action/staff-action.tables.ts'
import { inviteStaff } from '../workflows/staff/invite-staff.ts'
import { program } from './program.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await makeDesk()
})
afterAll(() => desk.shop.close())

/** Every command that does something by itself, as it is typed. */
const commandsOf = (command: Command, typed: readonly string[]): string[] => {
  const beneath = command.commands.flatMap((part) => commandsOf(part, [...typed, part.name()]))
  // `import` takes a file and has commands beneath it, too.
  return beneath.length === 0 || command.registeredArguments.length > 0
    ? [typed.join(' '), ...beneath]
    : beneath
}
const commands = program.commands.flatMap((command) => commandsOf(command, [command.name()]))

/** They look, or tend the machine: nothing of the shop is another thing afterwards. */
const lookOn = [
  ...['setup', 'doctor', 'inbox', 'audit', 'backup', 'restore', 'files copy-to', 'notices test'],
  ...['staff list', 'opening show', 'samples show', 'orders list', 'orders show', 'coupons list'],
  ...['comments list', 'messages list', 'sms list', 'notices list', 'pages list', 'pages show'],
  ...['pictures list', 'redirects list'],
]

const numberOf = async (id: string) => {
  const [order] = await desk.shop.db.select().from(orders).where(eq(orders.id, id))
  return order?.orderNumber ?? ''
}
const written = async (name: string, content: string) => {
  const file = join(desk.shop.config.MEDIA_FOLDER, name)
  await writeFile(file, content)
  return file
}
const out = (name: string) => join(desk.shop.config.MEDIA_FOLDER, name)
let phones = 0
const newPhone = () => {
  phones += 1
  return `0937${String(phones).padStart(7, '0')}`
}
const site = '<rss xmlns:wp="w"><channel><wp:wxr_version>1.2</wp:wxr_version></channel></rss>'

/** What each of the others is called with, so that it does something. */
const acts: Record<string, () => Promise<string[]>> = {
  import: async () => [await written('goods.csv', 'sku,title,price\nBOOKS-1,گلدان,1000\n')],
  'import wordpress': async () => [await written('site.xml', site)],
  export: async () => ['articles', out('articles.csv')],
  'products export': async () => [out('products.csv')],
  'orders export': async () => [out('orders.csv')],
  'staff invite': async () => ['--phone', newPhone(), '--name', 'نو', '--role', 'writer'],
  'staff end': async () => {
    const phone = newPhone()
    await inviteStaff(desk.shop.desk, { phone, name: 'رفتنی', role: 'writer' })
    return [phone]
  },
  'opening open': async () => {
    await desk.pause()
    return []
  },
  'opening close': async () => {
    await desk.reopen()
    return []
  },
  'samples add': async () => {
    await desk.withoutSamples()
    return []
  },
  'samples remove': async () => {
    await desk.withSamples()
    return []
  },
  'orders confirm-payment': async () => [await numberOf(await desk.reportedOrder())],
  'orders reject-payment': async () => [await numberOf(await desk.reportedOrder())],
  'orders prepare': async () => [await numberOf(await desk.paidOrder())],
  'orders ship': async () => [await numberOf(await desk.packedOrder()), '--no-tracking'],
  'orders track': async () => [await numberOf(await desk.sentOrder()), '--tracking', '0240800123'],
  'orders deliver': async () => [await numberOf(await desk.sentOrder())],
  'orders cancel': async () => [await numberOf(await desk.paidOrder())],
  'orders take-return': async () => [await numberOf((await desk.returnedOrder()).id)],
  'orders refuse-return': async () => [
    await numberOf((await desk.returnedOrder()).id),
    '--reason',
    'کهنه است',
  ],
  'orders refund': async () => [await numberOf((await desk.owedOrder()).id), '--reference', '140509990001'],
  'coupons add': async () => ['BOOKS', '--percent', '10'],
  'coupons end': async () => [await desk.coupon()],
  'comments publish': async () => [await desk.comment()],
  'comments reject': async () => [await desk.comment()],
  'comments reply': async () => [await desk.comment(), 'سپاس'],
  'messages show': async () => [await desk.message()],
  'sms retry': async () => [await desk.failedSms()],
  'notices retry': async () => [],
  'pictures retry': async () => [],
  'pages set': async () => ['about-us', await written('about.txt', 'از ۱۳۹۰')],
  'pages reset': async () => ['about-us'],
  'redirects add': async () => ['/old-books', '/shop'],
  'redirects remove': async () => ['/old-books'],
}

test('every command is known here: as one that acts, or as one that only looks', () => {
  // It begins a run by the very workflow of the desk.
  const known = [...Object.keys(acts), ...lookOn, 'import woocommerce']
  expect(commands.toSorted()).toEqual(known.toSorted())
})

test.each(Object.keys(acts))(
  '`%s` leaves exactly one record in the books, of whoever sits there',
  async (name) => {
    const parameters = (await acts[name]?.()) ?? []
    await runCommand([...name.split(' '), ...parameters], {
      DATABASE_URL: desk.shop.database.url,
      SECRET: desk.shop.config.SECRET,
      MEDIA_FOLDER: desk.shop.config.MEDIA_FOLDER,
      CARD_NUMBER: '6037991122334455',
    })
    const rows = await desk.shop.db.select().from(staffActions).where(eq(staffActions.call, name))
    expect(rows).toMatchObject([
      { staffId: null, permission: 'command_line', outcome: 'done', subject: expect.any(String) },
    ])
    expect(rows[0]?.staffName).not.toBe('')
  },
)

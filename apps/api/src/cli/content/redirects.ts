import { type RouteRule, routeRules } from '@hojreh/contract'
import { Command } from 'commander'
import { readSetting, writeSetting } from '../../modules/content/settings.repository.ts'
import { type Shop, withShop } from '../lib/open-shop.ts'
import { table } from '../lib/table.ts'
import { redirectsTexts as texts } from './redirects.messages.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
const read = async ({ database: { db } }: Shop) => (await readSetting(db, 'routeRules')) ?? []

const listCommand = new Command('list')
  .description('همه‌ی جابه‌جایی‌ها · all redirects')
  .option('--json', 'برای برنامه‌های دیگر · for other programs')
  .action(({ json }: { json?: true }) =>
    withShop(async (shop) => {
      const rules = await read(shop)
      if (json) return say(JSON.stringify(rules, null, 2))
      if (rules.length === 0) return say(texts.none)
      const rows = rules.map(({ from, to, status }) => [from, to, String(status)])
      say(table(texts.headings, rows))
    }),
  )

const addCommand = new Command('add')
  .description('آدرس کهنه را به آدرس تازه می‌برد · leads an old address to a new one')
  .argument('<from>', 'مسیر کهنه، مانند /old یا /product/* · the old path')
  .argument('<to>', 'مسیر تازه یا آدرس کامل، مانند /shop/* · the new path or a full address')
  .option('--temporary', 'موقت (۳۰۲) به جای همیشگی (۳۰۱) · 302 in the place of 301')
  .action((from: string, to: string, { temporary }: { temporary?: true }, command: Command) =>
    withShop(async (shop) => {
      const rule: RouteRule = { from, to, status: temporary ? 302 : 301 }
      const checked = routeRules.safeParse([...(await read(shop)), rule])
      if (!checked.success) return command.error(checked.error.issues[0]?.message ?? from)
      await writeSetting(shop.database.db, 'routeRules', checked.data)
      say(texts.added)
    }),
  )

const removeCommand = new Command('remove')
  .description('یک جابه‌جایی را برمی‌دارد · removes a redirect')
  .argument('<from>', 'مسیر کهنه · the old path')
  .action((from: string, _options: unknown, command: Command) =>
    withShop(async (shop) => {
      const rules = await read(shop)
      const others = rules.filter((rule) => rule.from !== from)
      if (others.length === rules.length) return command.error(texts.unknown(from))
      await writeSetting(shop.database.db, 'routeRules', others)
      say(texts.removed)
    }),
  )

export const redirectsCommand = new Command('redirects')
  .description('آدرس‌های جابه‌جاشده · redirects')
  .addCommand(listCommand)
  .addCommand(addCommand)
  .addCommand(removeCommand)

import type { RouteRule } from '@hojreh/contract'
import { Command } from 'commander'
import { readSetting } from '../../modules/content/settings.repository.ts'
import { commandLineDesk } from '../../modules/staff-action/command-line.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { addRedirect, endRedirect } from '../../workflows/redirects/write-redirects.ts'
import { withShop } from '../lib/open-shop.ts'
import { table } from '../lib/table.ts'
import { tellRefusal } from '../lib/tell-refusal.ts'
import { say, withDependencies } from '../orders/order-command.ts'
import { redirectsTexts as texts } from './redirects.messages.ts'

const read = async ({ database: { db } }: Pick<Dependencies, 'database'>): Promise<RouteRule[]> =>
  (await readSetting(db, 'routeRules')) ?? []

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
  .action((from: string, to: string, { temporary = false }: { temporary?: boolean }, command: Command) =>
    withDependencies(async (dependencies) => {
      const desk = commandLineDesk(dependencies, 'redirects add')
      await addRedirect(desk, { from, to, isTemporary: temporary }).catch(tellRefusal(command))
      say(texts.added)
    }),
  )

const removeCommand = new Command('remove')
  .description('یک جابه‌جایی را برمی‌دارد · removes a redirect')
  .argument('<from>', 'مسیر کهنه · the old path')
  .action((from: string, _options: unknown, command: Command) =>
    withDependencies(async (dependencies) => {
      const ended = (await read(dependencies)).find((rule) => rule.from === from)
      if (!ended) return command.error(texts.unknown(from))
      await endRedirect(commandLineDesk(dependencies, 'redirects remove'), ended).catch(tellRefusal(command))
      say(texts.removed)
    }),
  )

export const redirectsCommand = new Command('redirects')
  .description('آدرس‌های جابه‌جاشده · redirects')
  .addCommand(listCommand)
  .addCommand(addCommand)
  .addCommand(removeCommand)

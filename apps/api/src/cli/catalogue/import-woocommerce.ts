import { setTimeout as delay } from 'node:timers/promises'
import { IMPORT_PAGE_LINES, type ImportKind, importKinds, shopAddress } from '@hojreh/contract/admin'
import { Command, Option } from 'commander'
import { migrate } from '../../db/migrate.ts'
import { type ImportRunRow, importRunRepository } from '../../modules/import-run/import-run.repository.ts'
import { commandLineDesk } from '../../modules/staff-action/command-line.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { startWooImport } from '../../workflows/import/woo-rest/manage-woo-imports.ts'
import { makeWooImportRunner } from '../../workflows/import/woo-rest/run-woo-imports.ts'
import { makeProgressLine } from '../lib/progress-line.ts'
import { say, withDependencies } from '../orders/order-command.ts'
import { importWoocommerceTexts as texts } from './import-woocommerce.messages.ts'

const LOOK_EVERY_MS = 500

interface Options {
  only?: ImportKind[]
  source?: string
  dryRun?: true
  yes?: true
}

/** Until it is over: what this command does not do itself, a shop that runs does. */
const untilOver = async (dependencies: Dependencies, id: string): Promise<ImportRunRow> => {
  const progress = makeProgressLine(process.stderr)
  const log = { error: (error: unknown) => process.stderr.write(`${String(error)}\n`) }
  const work = makeWooImportRunner({ ...dependencies, log })
  try {
    for (;;) {
      const run = await importRunRepository(dependencies.database.db).find(id)
      if (run?.state !== 'running') {
        if (run) return run
        throw new Error('a run does not vanish')
      }
      const kind = run.kinds[run.kindAt]
      if (kind) progress.show(texts.reading(kind, run.page, run.pages))
      await work()
      await delay(LOOK_EVERY_MS)
    }
  } finally {
    progress.end()
  }
}

const tell = async ({ database: { db } }: Dependencies, run: ImportRunRow): Promise<void> => {
  const { counts, state, trouble, isTrial } = run
  for (const kind of importKinds) {
    const of = counts[kind]
    if (of) say(texts.counts(kind, of))
  }
  let last = 0
  for (;;) {
    const lines = await importRunRepository(db).linesAfter(run.id, last, IMPORT_PAGE_LINES)
    for (const { kind, externalId, reason } of lines) say(texts.refused(kind, externalId, reason))
    const end = lines.at(-1)
    if (!end) break
    last = end.position
  }
  say(texts.over(state, trouble))
  if (isTrial) say(`\n${texts.dryRun}`)
  if (state !== 'done') process.exitCode = 1
}

export const importWoocommerceCommand = new Command('woocommerce')
  .description(
    'فروشگاهی را از راه REST API ووکامرس می‌آورد: کالاها، مشتریان، دیدگاه‌ها و سفارش‌ها برای خواندن؛ کلیدها در WOO_KEY و WOO_SECRET · takes a shop in by WooCommerce’s REST API',
  )
  .argument('<address>', 'نشانی فروشگاه پیشین · https://old-shop.ir')
  .addOption(new Option('--only <kinds...>', 'تنها این‌ها · only these').choices(importKinds))
  .option('--source <name>', 'نام فروشگاه، اگر از چند فروشگاه می‌آورید · names the shop')
  .option('--dry-run', 'فقط می‌خواند و می‌شمارد · reads and counts, changes nothing')
  .option('--yes', 'آنچه اینجا هست و آنجا پاک شده است هم پاک شود · also what takes something away')
  .action(async (typed: string, { only, source, dryRun, yes }: Options, command: Command) => {
    const { WOO_KEY: key, WOO_SECRET: secret } = process.env
    if (!key || !secret) return command.error(texts.keysNeeded)
    const { data: address } = shopAddress.safeParse(typed)
    if (!address) return command.error(texts.badAddress)
    await withDependencies(async (dependencies) => {
      await migrate(dependencies.database)
      const desk = commandLineDesk(dependencies, 'import woocommerce')
      const asked = { address, key, secret, source, kinds: [...(only ?? importKinds)] }
      try {
        const id = await startWooImport(desk, dependencies.config.SECRET, {
          ...{ ...asked, isTrial: dryRun ?? false, isSure: yes ?? false },
        })
        await tell(dependencies, await untilOver(dependencies, id))
      } catch (error) {
        if (error instanceof DomainError && error.code === 'conflict') command.error(texts.busy)
        throw error
      }
    })
  })

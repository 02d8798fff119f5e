import { Command, InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { readConfig } from '../config/config.ts'
import { systemClock } from '../shared/clock.ts'
import { auditActions } from '../workflows/audit/audit-actions.ts'
import { auditBooks, type Finding } from '../workflows/audit/audit-books.ts'
import { auditGateways } from '../workflows/audit/audit-gateway.ts'
import { auditRules } from '../workflows/audit/rules.ts'
import { gatewaysOf } from '../workflows/payment/payment-dependencies.ts'
import { auditMessages as text } from './audit.messages.ts'
import { openGateways } from './lib/open-gateways.ts'
import { withShop } from './lib/open-shop.ts'
import { table } from './lib/table.ts'

const DAY_MS = 24 * 60 * 60_000

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const readDays = (given: string): number => {
  const days = Number(given)
  if (Number.isInteger(days) && days > 0) return days
  throw new InvalidArgumentError('عدد روز · a number of days')
}

const sayFindings = (findings: readonly Finding[]): void => {
  for (const code of new Set(findings.map((finding) => finding.code))) say(text.meaningOf(code))
  say('')
  say(
    table(
      text.headings,
      findings.map(({ code, subject, detail }) => [code, subject, detail]),
    ),
  )
  say(`\n${text.found(findings.length)}`)
}

export const auditCommand = new Command('audit')
  .description(
    'دفتر سفارش، پرداخت و موجودی را می‌سنجد، هم با خودش و هم با درگاه‌ها · checks the books of orders, money and stock, in themselves and against the gateways’',
  )
  .option('--days <days>', 'پرداخت‌های چند روز گذشته · attempts of the last days', readDays, 7)
  .option('--books-only', 'از درگاه نمی‌پرسد · does not ask the gateway')
  .option('--json', 'برای برنامه‌های دیگر · for other programs')
  .action(({ days, booksOnly, json }: { days: number; booksOnly?: true; json?: true }) =>
    withShop(async ({ database }) => {
      const now = systemClock()
      const since = new Date(now.getTime() - days * DAY_MS)
      const findings = await auditBooks(database, now)
      const secret = z.string({ error: 'missing: SECRET' }).parse(process.env.SECRET)
      findings.push(...(await auditActions(database, secret)))
      let asked: number | null = null
      if (!booksOnly) {
        const { close, ...gateways } = await openGateways(readConfig(process.env), database)
        const audit = await auditGateways(gatewaysOf(gateways), { database, since }).finally(close)
        findings.push(...audit.findings)
        asked = audit.asked
        for (const name of audit.away) {
          process.stderr.write(`${text.gatewayAway(name)}\n`)
          // Half an audit is not a clean one.
          process.exitCode = 2
        }
      }
      if (findings.length > 0) process.exitCode = 1
      if (json) return say(JSON.stringify({ rules: auditRules.length, asked, findings }, null, 2))
      if (findings.length > 0) return sayFindings(findings)
      say(text.clean(auditRules.length, asked ?? 0))
    }),
  )

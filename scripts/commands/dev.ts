// npm run dev: everything from its sources behind the gateway; what is saved shows at once.
// npm run dev -- blog: only the blog, and the rest from a shop that runs already (RUNNING_SHOP).
// npm run dev -- blog --mocked: only the blog, and calls answered by samples.
import { parseArgs } from 'node:util'
import { EmbeddedPostgresError } from '@hojreh/postgres'
import { appNames, chosenApps } from '../dev/apps.ts'
import { startEverything } from '../dev/everything.ts'
import { endAll, hasEnded } from '../dev/processes.ts'
import { startSome } from '../dev/some-apps.ts'
import { Problem } from '../lib/bootstrap.mjs'
import { isLive, isReady, type Ports, waitUntilReady } from '../lib/services.ts'

const READY_WITHIN_MS = 60_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const stop = (code: number) => endAll().then(() => process.exit(code))
const untilReady = async (ports: Partial<Ports>, isThere = isReady) => {
  const late = await waitUntilReady(ports, hasEnded, READY_WITHIN_MS, isThere)
  if (late && !hasEnded()) throw new Problem(`${late} did not start; the lines above say why.`)
}

const start = async () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { mocked: { type: 'boolean', default: false } },
  })
  const apps = chosenApps(positionals)
  const shop = process.env.RUNNING_SHOP ?? 'http://localhost:8080'
  const isAll = apps.length === appNames.length && !values.mocked
  const started = isAll ? await startEverything() : await startSome(apps, { shop, isMocked: values.mocked })
  await untilReady(started.first)
  // The gateway calls itself ready when all apps are; some of them may not even run.
  await untilReady({ gateway: started.gateway }, isLive)
  say(`
  حجره  →  http://localhost:${started.gateway}    (from the sources, in ${(process.uptime()).toFixed(1)} s)

  ${started.hint}
  What you save shows at once. Ctrl-C stops everything.
`)
  started.startOthers?.()
  if (started.others) await untilReady(started.others)
}

start().catch(async (error: unknown) => {
  const isExplained = error instanceof Problem || error instanceof EmbeddedPostgresError
  const reason = isExplained ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`\n✗ ${reason}\n`)
  await stop(1)
})

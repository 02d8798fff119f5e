import { closeOnSignal, startObserver } from '@hojreh/server'
import { buildApp } from './app.ts'
import { readConfig } from './config/config.ts'
import { refuseForProduction } from './config/refuse-for-production.ts'
import { openDatabase } from './db/client.ts'
import { runJobs } from './jobs/run-jobs.ts'

const CLOSE_WITHIN_MS = 10_000
const CATALOG_JOBS_MS = 2_000
/** Short: a user waits for a code. */
const SMS_JOBS_MS = 1_000
const NOTICE_JOBS_MS = 2_000
const PRICE_JOBS_MS = 500
/** As often as a queue may move. */
const QUEUE_JOBS_MS = 1_000

const start = async () => {
  const config = readConfig(process.env)
  refuseForProduction(config)
  const observer = await startObserver('api', process.env)
  const open = (url: string) =>
    openDatabase(
      url,
      config.DATABASE_POOL,
      (error) => app.log.warn({ err: error }, 'a connection to the database was lost'),
      {
        waitMs: config.DATABASE_WAIT_SECONDS * 1_000,
        statementMs: config.DATABASE_STATEMENT_SECONDS * 1_000,
        isPreparing: config.DATABASE_PREPARED,
      },
    )
  const database = open(config.DATABASE_URL)
  const replica = config.DATABASE_REPLICA_URL === undefined ? undefined : open(config.DATABASE_REPLICA_URL)
  const app = await buildApp({ config, database, replica, observer })

  let stopJobs: (() => Promise<void>)[] = []
  // Running requests and jobs finish first; the database closes last.
  const close = async () => {
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS + config.CLOSE_DELAY_SECONDS * 1_000).unref()
    await Promise.all([app.close(), ...stopJobs.map((stop) => stop())])
    await database.close()
    await replica?.close()
    await observer.close()
  }
  // Before the server listens: signals are handled from its first request on.
  closeOnSignal(close)

  await app.listen({ host: config.API_HOST, port: config.API_PORT })
  stopJobs = [
    runJobs(app.jobs, config.SWEEP_INTERVAL_SECONDS * 1_000, app.log),
    runJobs(app.catalogJobs, CATALOG_JOBS_MS, app.log),
    runJobs(app.smsJobs, SMS_JOBS_MS, app.log),
    runJobs(app.noticeJobs, NOTICE_JOBS_MS, app.log),
    runJobs(app.queueJobs, QUEUE_JOBS_MS, app.log),
    runJobs(app.priceJobs, PRICE_JOBS_MS, app.log),
    runJobs(app.importJobs, PRICE_JOBS_MS, app.log),
  ]
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

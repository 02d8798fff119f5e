import { buildApp } from './app.ts'
import { readConfig } from './config/config.ts'
import { openDatabase } from './db/client.ts'
import { runJobs } from './jobs/run-jobs.ts'

const CLOSE_WITHIN_MS = 10_000
const CATALOG_JOBS_MS = 2_000

const start = async () => {
  const config = readConfig(process.env)
  const database = openDatabase(config.DATABASE_URL, config.DATABASE_POOL, (error) =>
    app.log.warn({ err: error }, 'an idle connection to the database was lost'),
  )
  const app = await buildApp({ config, database })

  let stopJobs: (() => Promise<void>)[] = []
  // Answers and jobs that run are finished first; the database goes last.
  const close = async () => {
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
    await Promise.all([app.close(), ...stopJobs.map((stop) => stop())])
    await database.close()
  }
  // Before anybody can know that we are there.
  process.once('SIGTERM', close)
  process.once('SIGINT', close)

  await app.listen({ host: config.API_HOST, port: config.API_PORT })
  stopJobs = [
    runJobs(app.jobs, config.SWEEP_INTERVAL_SECONDS * 1_000, app.log),
    runJobs(app.catalogJobs, CATALOG_JOBS_MS, app.log),
  ]
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

// npm run rehearse: production on this machine – nginx with TLS, two processes of every app, PostgreSQL –
// and what operators do to it while people shop. Ends with 1 when a single request failed.
// `-- --machines` does it on three machines inside this one, of which any may die (only root has them).
// `-- --containers` builds the images and brings the compose file up, and lets each app go to another version in it.
// `-- --journeys`, with any of them, lets the journeys of apps/e2e go through it first; `-- --hosts` gives each app a host
// of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { EmbeddedPostgresError } from '@hojreh/postgres'
import { Problem, root } from '../lib/bootstrap.mjs'
import { openShopData } from '../lib/data.ts'
import { freePortsFrom } from '../lib/ports.ts'
import { runOpenly, runQuietly } from '../lib/processes.ts'
import { environmentOf } from '../lib/services.ts'
import { rehearseInContainers } from '../rehearsal/containers/rehearse-in-containers.ts'
import { hostsOf } from '../rehearsal/hosts.ts'
import { runJourneys } from '../rehearsal/journeys.ts'
import { ask, startLoad } from '../rehearsal/load.ts'
import { rehearseOnMachines } from '../rehearsal/machines/rehearse-on-machines.ts'
import { buildNextBlog, NEXT_LEAD } from '../rehearsal/next-blog.ts'
import { appNames, makeProcess, type Process } from '../rehearsal/processes.ts'
import { needPrograms, startProxy } from '../rehearsal/proxy.ts'
import { scriptsOf } from '../rehearsal/scripts-of.ts'
import { shoppersOf } from '../rehearsal/shoppers.ts'

const PAUSE_MS = Number(process.env.REHEARSAL_PAUSE_MS ?? 50)
/** The ports of the stored configuration (apps/gateway, variants). */
const storedPorts = {
  api: [8081, 8091],
  shop: [8082, 8092],
  blog: [8083, 8093],
  profile: [8084, 8094],
  admin: [8085, 8095],
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (from: number) => `${((performance.now() - from) / 1_000).toFixed(1)} s`

/** Everything that is running, to be ended in the opposite order. */
const running: (() => Promise<unknown>)[] = []
const end = async () => {
  for (const stop of running.splice(0).reverse()) await stop()
}

const rehearse = async () => {
  const withJourneys = process.argv.includes('--journeys')
  if (process.argv.includes('--containers')) return rehearseInContainers(running, withJourneys)
  needPrograms()
  if (process.argv.includes('--machines')) return rehearseOnMachines(running, withJourneys)
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-rehearsal-'))
  running.push(async () => rmSync(folder, { recursive: true, force: true }))
  say('• Building …')
  await runQuietly({
    failure: 'The apps could not be built',
    command: ['turbo', 'run', 'build', '--filter=./apps/*', '--output-logs=new-only'],
  })
  buildNextBlog(join(folder, 'next-blog'))

  say('• Starting the database, ten processes and nginx …')
  const data = await openShopData()
  running.push(data.close)
  const [tls = 0, plain = 0, inside = 0, ...free] = await freePortsFrom(Number(process.env.PORT ?? 8443), 13)
  const hosts = hostsOf(process.argv.includes('--hosts'))
  const entrance = { port: tls, hostOf: hosts.hostOf, secret: data.environment.SECRET ?? '' }
  const origin = `https://${hosts.hostOf('/')}:${tls}`
  const [api = 0, shop = 0, blog = 0, profile = 0, admin = 0] = free
  const environment = {
    ...environmentOf(data, { gateway: tls, api, shop, blog, profile, admin }, origin),
    ...hosts.environmentAt(tls),
    // By nginx: whichever process of the api is there.
    API_ORIGIN: `http://127.0.0.1:${inside}`,
    LOG_LEVEL: 'warn',
    // As the shops of the journeys: they wait for what a sweep finds.
    SWEEP_INTERVAL_SECONDS: '5',
  }
  const setUp = [join(root, 'apps/api/src/cli/main.ts'), 'setup', '--demo']
  if ((await runOpenly(process.execPath, setUp, environment)) !== 0)
    throw new Problem('The shop could not be prepared.')

  const portOf: Record<string, string> = {
    'listen 443 ': `listen ${tls} `,
    'listen 80 ': `listen ${plain} `,
    '127.0.0.1:8080': `127.0.0.1:${inside}`,
  }
  const processes: Process[] = appNames.flatMap((app, index) =>
    [0, 1].map((turn) => {
      const port = free[index + turn * appNames.length] ?? 0
      portOf[`server 127.0.0.1:${storedPorts[app][turn]} `] = `server 127.0.0.1:${port} `
      return makeProcess(app, port, environment, join(data.folder, 'rehearsal.log'))
    }),
  )
  const proxy = await startProxy(join(folder, 'nginx'), {
    file: hosts.file,
    origins: hosts.replacementsAt(tls),
    ports: portOf,
  })
  running.push(proxy.stop)
  for (const each of processes) {
    await each.start()
    running.push(each.stop)
  }

  if (withJourneys)
    await runJourneys(origin, {
      certificateHashes: [proxy.certificateHash],
      environment: {},
      folder: data.folder,
    })

  const shoppers = await shoppersOf(entrance)
  const replace = async (each: Process, version?: string) => {
    await proxy.leave(each.server)
    await each.stop()
    await each.start(version)
    await proxy.join(each.server)
  }
  const underLoad = async (title: string, act: () => Promise<void>): Promise<number> => {
    const from = performance.now()
    const load = startLoad(entrance, shoppers, PAUSE_MS)
    const outcome = await Promise.allSettled([
      delay(1_000)
        .then(act)
        .then(() => delay(1_000)),
    ])
    const { total, failures, slowestMs } = await load.stop()
    say(
      `  ${title}: ${failures.length} of ${total} requests failed, the slowest took ${slowestMs} ms (${seconds(from)})`,
    )
    for (const { text } of failures.slice(0, 10)) say(`    ${text}`)
    for (const each of outcome) if (each.status === 'rejected') throw each.reason
    return failures.length
  }

  say('• Every process is started anew, one after another …')
  let failed = await underLoad('rolling restart', async () => {
    for (const each of processes) await replace(each)
  })

  say('• The blog goes from one version to the next, and back …')
  const oldScripts = scriptsOf((await ask(entrance, { path: '/blog' })).body, 'blog')
  if (oldScripts.length === 0) throw new Problem('The page of the blog names no script to look for.')
  const blogs = processes.filter(({ app }) => app === 'blog')
  failed += await underLoad('another version of the blog', async () => {
    for (const each of blogs) await replace(each, join(folder, 'next-blog'))
  })
  const page = await ask(entrance, { path: '/blog' })
  if (!page.body.includes(NEXT_LEAD))
    throw new Problem('The next version of the blog is not what visitors see.')
  const gone = (await Promise.all(oldScripts.map((path) => ask(entrance, { path })))).filter(
    ({ status }) => status !== 200,
  )
  say(`  files of the version before: ${gone.length} of ${oldScripts.length} are gone`)
  failed += gone.length
  failed += await underLoad('back to the version before', async () => {
    for (const each of blogs) await replace(each)
  })
  say(failed === 0 ? '\n✓ No request failed.' : `\n✗ ${failed} requests failed.`)
  return failed === 0 ? 0 : 1
}

const isExplained = (error: unknown): error is Error =>
  error instanceof Problem || error instanceof EmbeddedPostgresError
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => end().then(() => process.exit(1)))
let code = 1
try {
  code = await rehearse()
} catch (error) {
  process.stderr.write(
    `\n✗ ${isExplained(error) ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
}
await end()
// After a failure people still look around and buy, in vain.
process.exit(code)

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Problem } from '../../lib/bootstrap.mjs'
import { freePortsFrom } from '../../lib/ports.ts'
import { hostsOf, type RehearsedShop } from '../hosts.ts'
import { runJourneys } from '../journeys.ts'
import { ask, startLoad } from '../load.ts'
import { countOrders, fillShelf, weigh } from '../machines/books.ts'
import { startBuyers } from '../machines/buyers.ts'
import { appNames } from '../processes.ts'
import { shoppersOf } from '../shoppers.ts'
import { composeShop } from './compose.ts'
import { buildApps, ensureBases } from './images.ts'

const BUYERS = 2
const PAUSE_MS = Number(process.env.REHEARSAL_PAUSE_MS ?? 100)
const PATIENCE_MS = 300_000
const VERSIONS = ['1', '2'] as const

const say = (line: string) => process.stdout.write(`${line}\n`)

const isOpen = async (shop: RehearsedShop): Promise<boolean> => {
  try {
    const answers = await Promise.all(['/', '/blog', '/profile'].map((path) => ask(shop, { path })))
    return answers.every(({ status }) => status < 400)
  } catch {
    return false
  }
}

/**
 * The images are built and the compose file brought up as they stand in `deploy`; all journeys go through it if wanted, and
 * while people look around and buy, each app goes to another version. Resolves to the exit code.
 */
export const rehearseInContainers = async (
  running: (() => Promise<unknown>)[],
  withJourneys: boolean,
): Promise<number> => {
  if (spawnSync('docker', ['info']).status !== 0)
    throw new Problem('A rehearsal in containers needs a running docker (dockerd).')
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-containers-'))
  running.push(async () => rmSync(folder, { recursive: true, force: true }))
  say('• Building the images …')
  await ensureBases(folder, say)
  const sizes = await buildApps(VERSIONS[0])
  say(
    `  MB with their base: ${Object.entries(sizes)
      .map(([app, size]) => `${app} ${size}`)
      .join(', ')}`,
  )
  for (const app of appNames)
    spawnSync('docker', ['tag', `hojreh-${app}:${VERSIONS[0]}`, `hojreh-${app}:${VERSIONS[1]}`])

  const [tls = 0, plain = 0, database = 0] = await freePortsFrom(Number(process.env.PORT ?? 8443), 3)
  const hosts = hostsOf(false)
  const shop = composeShop(folder, hosts, { tls, plain, database }, VERSIONS[0])
  const entrance: RehearsedShop = { port: tls, hostOf: hosts.hostOf, secret: shop.secret }
  running.push(shop.remove)
  say('• Bringing the compose file up …')
  const from = performance.now()
  await shop.start()
  while (!(await isOpen(entrance))) {
    if (performance.now() - from > PATIENCE_MS) throw new Problem('The shop did not open in five minutes.')
    await delay(500)
  }
  say(`  open after ${((performance.now() - from) / 1_000).toFixed(1)} s, with the demo's goods`)

  if (withJourneys)
    await runJourneys(`https://${hosts.hostOf('/')}:${tls}`, {
      certificateHashes: [shop.certificateHash],
      environment: { DATABASE_URL: shop.databaseUrl, SECRET: shop.secret },
      folder,
    })

  await fillShelf(shop.databaseUrl)
  const ordersBefore = await countOrders(shop.databaseUrl)
  const buyers = startBuyers(entrance, BUYERS)
  const shoppers = await shoppersOf(entrance)
  say('• Each app goes to another version while people look around and buy …')
  let failed = 0
  for (const app of appNames) {
    const load = startLoad(entrance, shoppers, PAUSE_MS)
    await delay(1_000)
    await shop.roll(app, VERSIONS[1])
    await delay(1_000)
    const { total, failures, slowestMs } = await load.stop()
    failed += failures.length
    say(`  ${app}: ${failures.length} of ${total} requests failed, the slowest took ${slowestMs} ms`)
    for (const text of [...new Set(failures.map((failure) => failure.text))].slice(0, 5)) say(`    ${text}`)
  }
  await buyers.stop()
  const { promises } = buyers
  const { lostOrders, lostPayments, doubled } = await weigh(shop.databaseUrl, promises, ordersBefore)
  say(
    `  ${promises.placed.length} orders and ${promises.confirmed.length} payments acknowledged: ${lostOrders.length} and ${lostPayments} lost, ${doubled} doubled`,
  )
  for (const odd of new Set(promises.odd)) say(`    a buyer saw ${odd}`)
  const isWell =
    failed + lostOrders.length + lostPayments + doubled + promises.odd.length === 0 &&
    promises.confirmed.length > 0
  say(isWell ? '\n✓ No request failed.' : '\n✗ Not all went well; the lines above say what.')
  return isWell ? 0 : 1
}

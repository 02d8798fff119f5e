import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { balancerPorts, missingForCluster, openCluster, openNetwork } from '@hojreh/postgres/machines'
import { Problem, root } from '../../lib/bootstrap.mjs'
import { runQuietly } from '../../lib/processes.ts'
import { environmentOf, isReady } from '../../lib/services.ts'
import { hostsOf, type RehearsedShop } from '../hosts.ts'
import { runJourneys } from '../journeys.ts'
import { startLoad } from '../load.ts'
import { buildNextBlog } from '../next-blog.ts'
import { visitorsOf } from '../shoppers.ts'
import { type AppMachine, makeAppMachine, TLS_PORT } from './app-machine.ts'
import { countOrders, fillShelf, runShop, weigh } from './books.ts'
import { startBuyers } from './buyers.ts'
import { openEntrance } from './entrance.ts'

const VISITORS = 4
const BUYERS = 4
const PAUSE_MS = Number(process.env.REHEARSAL_PAUSE_MS ?? 100)
const STORE_PORT = 9000
const PATIENCE_MS = 180_000
/** How long something stays slow; no other machine has to take its place. */
const slow = { leastMs: 10_000, isFailOver: false }
/** The largest share of failed requests, of all outside the seconds of a fail-over. */
const MOST_FAILED = 0.001

const say = (line: string) => process.stdout.write(`${line}\n`)

const until = async (what: string, isSo: () => Promise<boolean> | boolean): Promise<void> => {
  const end = performance.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (performance.now() > end) throw new Problem(`${what} was waited for in vain.`)
    await delay(100)
  }
}

/**
 * Rehearses on three machines inside this one: a database on each, apps and nginx on two, the object store on the
 * third. All journeys go through both if wanted. While shoppers look around and buy, each machine dies in turn, links
 * are cut and slowed, and another version is started. Resolves to the exit code.
 */
export const rehearseOnMachines = async (
  running: (() => Promise<unknown>)[],
  withJourneys: boolean,
): Promise<number> => {
  const missing = missingForCluster()
  if (missing.length > 0) throw new Problem(`A rehearsal on three machines needs ${missing.join(', ')}.`)
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-machines-'))
  running.push(async () => rmSync(folder, { recursive: true, force: true }))
  say('• Building …')
  await runQuietly({
    failure: 'The apps could not be built',
    command: ['turbo', 'run', 'build', '--filter=./apps/*', '--output-logs=new-only'],
  })
  buildNextBlog(join(folder, 'next-blog'))

  say('• Starting three machines with their databases …')
  const network = openNetwork(['one', 'two', 'three'])
  running.push(network.close)
  const [one, two, three] = network.machines
  if (!one || !two || !three) throw new Problem('There are no three machines.')
  const cluster = await openCluster(network.machines)
  running.push(cluster.close)
  await cluster.untilWhole()
  const runStore = () => {
    const files = join(folder, 'bucket')
    mkdirSync(files, { recursive: true })
    const server = join(root, 'apps/api/test/servers/serve-object-store.ts')
    three.run(process.execPath, [server, files, String(STORE_PORT)], { log: join(folder, 'store.log') })
  }
  runStore()

  const hosts = hostsOf(false)
  const secret = randomBytes(32).toString('base64url')
  const entrance: RehearsedShop = {
    secret,
    port: TLS_PORT,
    hostOf: hosts.hostOf,
    addresses: [one.address, two.address],
  }
  const own = { gateway: TLS_PORT, api: 8081, shop: 8082, blog: 8083, profile: 8084, admin: 8085 }
  const data = {
    folder,
    environment: {
      DATABASE_URL: cluster.urlOf(balancerPorts.primary),
      MEDIA_FOLDER: join(folder, 'media'),
      SECRET: secret,
    },
  }
  mkdirSync(data.environment.MEDIA_FOLDER)
  const environment = {
    ...environmentOf(data, own, `https://${hosts.hostOf('/')}:${TLS_PORT}`),
    ...hosts.environmentAt(TLS_PORT),
    API_ORIGIN: 'http://127.0.0.1:8080',
    DATABASE_REPLICA_URL: cluster.urlOf(balancerPorts.replica),
    TRUSTED_PROXIES: `loopback,${one.address},${two.address}`,
    S3_ENDPOINT: `http://${three.address}:${STORE_PORT}`,
    S3_BUCKET: 'hojreh',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    LOG_LEVEL: 'warn',
    SWEEP_INTERVAL_SECONDS: '5',
  }
  /** Returns the URL for programs that run here: the primary wherever it is now, without a balancer. */
  const directUrl = async () => (await cluster.primary()).url
  const atPrimary = async () => ({ ...environment, DATABASE_URL: await directUrl() })
  say('• Preparing the shop …')
  if ((await runShop(['setup', '--demo'], await atPrimary())).code !== 0)
    throw new Problem('The shop could not be prepared.')
  await fillShelf(await directUrl())
  say('• Starting the apps on two of them …')
  const apps = [one, two].map((machine) =>
    makeAppMachine(machine, { folder, hosts, environment, both: [one, two] }),
  )
  for (const machine of apps) await machine.powerOn()

  if (withJourneys) {
    const closeEntrance = await openEntrance(TLS_PORT, [one.address, two.address])
    await runJourneys(`https://${hosts.hostOf('/')}:${TLS_PORT}`, {
      certificateHashes: apps.map(({ proxy }) => proxy().certificateHash),
      environment: await atPrimary(),
      folder,
    })
    closeEntrance()
  }

  const ordersBefore = await countOrders(await directUrl())
  const buyers = startBuyers(entrance, BUYERS)
  const { promises } = buyers
  await until('the first order', () => promises.placed.length > 0)
  let failedOutside = 0
  let total = 0

  /**
   * Lets something happen under load. Failures until the end of the longest time without an order, and failures
   * afterwards, are told apart: the first orders may come from the side of a cut link that still works. Where nothing
   * fails over, nothing may fail.
   */
  const underLoad = async (
    title: string,
    act: () => Promise<() => Promise<void> | void>,
    { leastMs = 0, isFailOver = true } = {},
  ): Promise<void> => {
    const load = startLoad(entrance, visitorsOf(VISITORS), PAUSE_MS)
    await delay(1_000)
    const from = Date.now()
    const mend = await act()
    const { length } = promises.placed
    await until(`an order after «${title}»`, () => promises.placed.length > length + 1)
    await delay(Math.max(0, from + leastMs - Date.now()))
    await mend()
    await cluster.untilWhole()
    await delay(2_000)
    const { total: asked, failures, slowestMs } = await load.stop()
    const moments = [from, ...promises.placed.map(({ at }) => at).filter((at) => at > from)]
    const waits = moments.map((at, index) => at - (moments[index - 1] ?? at))
    const longestMs = Math.max(...waits)
    // A request that was sent just before still waits.
    const over = (moments[waits.indexOf(longestMs)] ?? Date.now()) + 1_000
    // A request that was on its way when it happened is not outside.
    const outside = failures.filter(({ began, ended }) => !isFailOver || ended < from || began > over)
    failedOutside += outside.length
    total += asked
    say(
      `  ${new Date(from).toISOString().slice(11, 19)} ${title}: at most ${(longestMs / 1_000).toFixed(1)} s without an order; of ${asked} requests ${failures.length} failed, ${outside.length} of them outside these seconds; the slowest took ${slowestMs} ms`,
    )
    for (const text of [...new Set(outside.map((failure) => failure.text))].slice(0, 5)) say(`    ${text}`)
  }

  const memberOf = new Map(cluster.members.map((member) => [member.machine, member]))
  const appsOf = (machine: typeof one): AppMachine | undefined =>
    apps.find((other) => other.machine === machine)
  for (const machine of network.machines)
    await underLoad(`machine ${machine.name} dies`, async () => {
      await machine.kill()
      return async () => {
        memberOf.get(machine)?.powerOn()
        if (machine === three) runStore()
        await appsOf(machine)?.powerOn()
      }
    })
  for (const [from, to] of [
    [one, two],
    [two, three],
    [three, one],
  ] as const)
    await underLoad(`nothing between ${from.name} and ${to.name}`, async () => {
      from.setLink(to, false)
      return () => from.setLink(to, true)
    })
  for (const machine of network.machines)
    await underLoad(
      `machine ${machine.name} sends everything slowly`,
      async () => {
        say(`  what machine ${machine.name} sends goes ${machine.slowDown()}`)
        return machine.speedUp
      },
      slow,
    )
  for (const { machine, disk } of cluster.members)
    await underLoad(
      `the disk of machine ${machine.name} is slow`,
      async () => {
        if (!disk.slowDown(machine.pids())) say('  NOT TRIED: this machine limits no writes to a disk')
        return disk.speedUp
      },
      slow,
    )
  await underLoad(
    'every process is replaced, the blog by its next version',
    async () => {
      for (const { processes } of apps)
        for (const each of processes) {
          for (const { proxy } of apps) await proxy().leave(each.server)
          await each.stop()
          await each.start(each.app === 'blog' ? join(folder, 'next-blog') : undefined)
          await until(`${each.server}`, () => isReady(`http://${each.server}`))
          for (const { proxy } of apps) await proxy().join(each.server)
        }
      return () => {}
    },
    { isFailOver: false },
  )

  await buyers.stop()
  await cluster.untilWhole()
  const { lostOrders, lostPayments, doubled } = await weigh(await directUrl(), promises, ordersBefore)
  const { code, printed } = await runShop(['audit', '--books-only', '--json'], await atPrimary())
  const { findings }: { findings: unknown[] } = JSON.parse(printed)
  say(
    `\n  ${promises.placed.length} orders and ${promises.confirmed.length} payments acknowledged, ${promises.uncertain} calls uncertain: ${lostOrders.length} orders and ${lostPayments} payments lost, ${doubled} doubled; the audit found ${findings.length}`,
  )
  for (const { orderId, at } of promises.placed)
    if (lostOrders.includes(orderId))
      say(`    lost: ${orderId}, acknowledged at ${new Date(at).toISOString()}`)
  for (const odd of new Set(promises.odd)) say(`    a buyer saw ${odd}`)
  const share = failedOutside / Math.max(1, total)
  say(
    `  ${failedOutside} of ${total} requests failed outside the seconds of a fail-over (${(share * 100).toFixed(2)} %)`,
  )
  const isWell =
    code === 0 &&
    lostOrders.length + lostPayments + doubled + promises.odd.length === 0 &&
    share <= MOST_FAILED
  say(isWell ? '\n✓ Any of three machines may die.' : '\n✗ Not all went well; the lines above say what.')
  return isWell ? 0 : 1
}

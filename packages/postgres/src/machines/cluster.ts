import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { keepPrivate } from '../folder.ts'
import { databaseUser } from '../run-as.ts'
import { type Disk, mountDisk } from './disk.ts'
import { canHaveMachines, type Machine } from './network.ts'

const PASSWORD = 'of-a-test'
const DISK_MB = 1_200
const LEAST_FREE_MB = 200
const PATIENCE_MS = 240_000
const programs = ['patroni', 'etcd', 'haproxy', 'setpriv', 'curl', 'mkfs.ext4']

const shipped = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../deploy/${path}`, import.meta.url)), 'utf8')

const hasProgram = (name: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Returns what this machine lacks for a cluster on machines of its own; empty when nothing. */
export const missingForCluster = (): string[] => [
  ...programs.filter((name) => !hasProgram(name)),
  ...(existsSync('/usr/lib/postgresql/15/bin/postgres') ? [] : ['postgresql-15']),
  ...(canHaveMachines() ? [] : ['network namespaces (only root may make them)']),
]

/** Returns the variables of `NAME=value` lines. */
const variablesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))

interface BalancerPorts {
  primary: number
  replica: number
}

/** Where HAProxy listens on each member, for programs there. */
export const balancerPorts: BalancerPorts = { primary: 5000, replica: 5001 }

export interface Member {
  machine: Machine
  disk: Disk
  /** The URL of its PostgreSQL, whether that is the primary or a replica now. */
  url: string
  /** Starts the machine's programs, after it was killed. */
  powerOn: () => void
}

export interface Cluster {
  members: Member[]
  /** The member that is the primary now; waits until there is one that etcd and PostgreSQL agree about. */
  primary: () => Promise<Member>
  /** Waits until all members are back and one of the replicas is synchronous. */
  untilWhole: () => Promise<void>
  /** Asks for a planned switch. */
  switchOver: () => Promise<void>
  /** The text of HAProxy's configuration for an address in the network; without ports it listens at `balancerPorts`. */
  balancer: (address: string, ports?: BalancerPorts) => string
  /** The folder of all logs and settings. */
  folder: string
  /** The database behind a port of HAProxy on this machine. */
  urlOf: (port: number) => string
  /** Ends all that runs on the machines; close their network afterwards. */
  close: () => Promise<void>
}

interface View {
  members: { name: string; role: string; state: string; timeline?: number; lag?: number | string }[]
}

/** Opens PostgreSQL on three machines as in `deploy/patroni`, with the machines' names replaced by their addresses. */
export const openCluster = async (machines: readonly Machine[]): Promise<Cluster> => {
  const user = databaseUser()
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-cluster-'))
  keepPrivate(folder, user, 0o700)
  const urlOf = (host: string, port: number, database = 'postgres') =>
    `postgres://postgres:${PASSWORD}@${host}:${port}/${database}`
  const withAddresses = (text: string) =>
    machines.reduce(
      (result, { address }, index) => result.replaceAll(new RegExp(`db-${index + 1}(?=:)`, 'g'), address),
      text,
    )
  const balancer: Cluster['balancer'] = (address, ports = balancerPorts) =>
    withAddresses(shipped('haproxy/haproxy.cfg'))
      // Not every machine has this user and this log.
      .replaceAll(/^ {2}(?:user|group|log) .*\n/gm, '')
      .replace('127.0.0.1:5000', `127.0.0.1:${ports.primary}`)
      .replace('127.0.0.1:5001', `127.0.0.1:${ports.replica}`)
      .replaceAll('bind :', `bind ${address}:`)
  const members = machines.map((machine, index): Member => {
    const disk = mountDisk(DISK_MB, user)
    const name = `db-${index + 1}`
    const own = (text: string) => withAddresses(text.replaceAll(/(?<==|\/\/)db-1(?=:\d+$|$)/gm, name))
    const settings = join(folder, `${name}.yml`)
    const config = shipped('patroni/patroni.yml')
      .replace('/var/run/postgresql', disk.folder)
      // Backups have a drill of their own.
      .replace('pgbackrest --stanza=hojreh archive-push %p', '/bin/true')
      .replace('local all postgres peer', 'local all postgres trust')
    writeFileSync(settings, config)
    keepPrivate(settings, user)
    const env = {
      ...variablesOf(own(shipped('patroni/member.env')).replaceAll(/_PASSWORD=$/gm, `_PASSWORD=${PASSWORD}`)),
      PATRONI_POSTGRESQL_DATA_DIR: join(disk.folder, 'pgdata'),
      PATRONI_POSTGRESQL_PGPASS: join(disk.folder, 'pgpass'),
      LEAST_FREE_MB: String(LEAST_FREE_MB),
    }
    const etcdEnv = {
      ...variablesOf(own(shipped('patroni/etcd.env'))),
      ETCD_DATA_DIR: join(folder, `${name}.etcd`),
      ETCD_LOG_LEVEL: 'error',
    }
    mkdirSync(etcdEnv.ETCD_DATA_DIR, { mode: 0o700 })
    keepPrivate(etcdEnv.ETCD_DATA_DIR, user, 0o700)
    const log = (program: string) => join(folder, `${name}.${program}.log`)
    const haproxy = join(folder, `${name}.haproxy.cfg`)
    writeFileSync(haproxy, balancer(machine.address))
    const guard = fileURLToPath(new URL('../../../../deploy/patroni/leave-full-disk', import.meta.url))
    return {
      machine,
      disk,
      url: urlOf(machine.address, 5432),
      powerOn: () => {
        machine.setCable(true)
        machine.run('etcd', [], { ...user, log: log('etcd'), env: etcdEnv })
        machine.run('patroni', [settings], { ...user, log: log('patroni'), env, cwd: disk.folder })
        machine.run('haproxy', ['-db', '-f', haproxy], { log: log('haproxy') })
        machine.run('/bin/sh', [guard], { log: log('guard'), env })
      },
    }
  })
  for (const { powerOn } of members) powerOn()

  /** Asks the Patroni of a machine; undefined from one that does not respond. */
  const ask = async ({ machine: { address } }: Member, path: string): Promise<Response | undefined> =>
    fetch(`http://${address}:8008${path}`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
  const waitFor = async <Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> => {
    const until = performance.now() + PATIENCE_MS
    while (performance.now() < until) {
      const found = await look()
      if (found !== undefined) return found
      await delay(250)
    }
    const views = await Promise.all(members.map(async (member) => (await ask(member, '/cluster'))?.text()))
    throw new Error(`${what} was waited for in vain: ${views.join('; ')}; see ${folder}`)
  }
  const isPrimary = async ({ url }: Member): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query('SELECT pg_is_in_recovery() AS is_replica')
      return rows[0]?.is_replica === false
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  }
  // Each member is asked about itself: one that is cut off has an old view of the others.
  const primary = () =>
    waitFor('a primary', async () => {
      for (const member of members)
        if ((await ask(member, '/primary'))?.ok && (await isPrimary(member))) return member
      return undefined
    })
  const untilWhole = async (): Promise<void> => {
    await waitFor('a whole cluster', async () => {
      const response = await ask(await primary(), '/cluster')
      const view = response && ((await response.json()) as View)
      const leader = view?.members.find(({ role }) => role === 'leader')
      // A former primary that has not been rewound is ahead of the leader, on a timeline that no member follows.
      const following = view?.members.filter(
        ({ role, state, timeline, lag }) =>
          role !== 'leader' &&
          /^(running|streaming)$/.test(state) &&
          timeline === leader?.timeline &&
          lag === 0,
      )
      const isWhole =
        leader !== undefined &&
        following?.length === machines.length - 1 &&
        following.some(({ role }) => role === 'sync_standby')
      return isWhole ? true : undefined
    })
  }
  return {
    members,
    folder,
    primary,
    untilWhole,
    switchOver: async () => {
      const { machine } = await primary()
      const name = `db-${machines.indexOf(machine) + 1}`
      const response = await fetch(`http://${machine.address}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: name }),
      })
      if (!response.ok) throw new Error(`no switch: ${await response.text()}`)
    },
    balancer,
    urlOf: (port) => urlOf('127.0.0.1', port),
    close: async () => {
      for (const machine of machines) await machine.kill()
      for (const { disk } of members) disk.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts HAProxy on this machine, at the machine's address in the network, before a cluster; stop it afterwards. */
export const startBalancer = async (
  { balancer, folder }: Cluster,
  address: string,
  ports: BalancerPorts,
): Promise<{ stop: () => Promise<void> }> => {
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, balancer(address, ports))
  const child: ChildProcess = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'ignore'] })
  return {
    stop: async () => {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

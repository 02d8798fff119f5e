import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cluster, Machine } from '@hojreh/postgres/machines'
import type { Hosts } from '../hosts.ts'
import { type AppName, appNames, makeProcess, type Process } from '../processes.ts'
import { startProxy } from '../proxy.ts'

const ports: Record<AppName, number> = { api: 8081, shop: 8082, blog: 8083, profile: 8084, admin: 8085 }
/** The second process of each app in the stored configuration. */
const secondPorts: Record<AppName, number> = { api: 8091, shop: 8092, blog: 8093, profile: 8094, admin: 8095 }
export const TLS_PORT = 8443
/** Where HAProxy of each machine leads to the primary, and to a replica. */
export const DATABASE_PORTS = { primary: 5000, replica: 5001 }

interface Settings {
  folder: string
  cluster: Cluster
  hosts: Hosts
  environment: Record<string, string>
  /** The two machines with apps. */
  both: readonly Machine[]
}

/** A machine with one process of each app, nginx that knows those of both machines, and a way to the database. */
export const makeAppMachine = (machine: Machine, { folder, cluster, hosts, environment, both }: Settings) => {
  const own = join(folder, machine.name)
  mkdirSync(own)
  const log = join(own, 'apps.log')
  const balancer = join(own, 'haproxy.cfg')
  writeFileSync(balancer, cluster.balancer(DATABASE_PORTS))
  const processes: Process[] = appNames.map((app) =>
    makeProcess(app, ports[app], { ...environment, [`${app.toUpperCase()}_HOST`]: '0.0.0.0' }, log, machine),
  )
  const servers = Object.fromEntries(
    appNames.flatMap((app) =>
      [ports, secondPorts].map((stored, index) => [
        `server 127.0.0.1:${stored[app]} `,
        `server ${both[index]?.address}:${ports[app]} `,
      ]),
    ),
  )
  let proxy: Awaited<ReturnType<typeof startProxy>> | undefined
  return {
    machine,
    processes,
    proxy: () => {
      if (!proxy) throw new Error(`${machine.name} was not switched on`)
      return proxy
    },
    powerOn: async (): Promise<void> => {
      machine.run('haproxy', ['-db', '-f', balancer], { log: join(own, 'haproxy.log') })
      proxy = await startProxy(
        join(own, 'nginx'),
        {
          file: hosts.file,
          origins: hosts.replacementsAt(TLS_PORT),
          ports: { ...servers, 'listen 443 ': `listen ${TLS_PORT} ` },
        },
        (program, parameters) => machine.run(program, parameters, { log: join(own, 'nginx.log') }),
      )
      await Promise.all(processes.map(({ start }) => start()))
    },
  }
}

export type AppMachine = ReturnType<typeof makeAppMachine>

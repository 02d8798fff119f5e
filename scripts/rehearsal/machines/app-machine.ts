import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Machine } from '@hojreh/postgres/machines'
import type { Hosts } from '../hosts.ts'
import { type AppName, appNames, makeProcess, type Process } from '../processes.ts'
import { startProxy } from '../proxy.ts'

const ports: Record<AppName, number> = { api: 8081, shop: 8082, blog: 8083, profile: 8084, admin: 8085 }
/** In the stored configuration, the second process of each app. */
const secondPorts: Record<AppName, number> = { api: 8091, shop: 8092, blog: 8093, profile: 8094, admin: 8095 }
export const TLS_PORT = 8443

interface Settings {
  folder: string
  hosts: Hosts
  environment: Record<string, string>
  /** The two machines with apps. */
  both: readonly Machine[]
}

/** A machine with one process of each app, and nginx that sends what those cannot take to the other machine. */
export const makeAppMachine = (machine: Machine, { folder, hosts, environment, both }: Settings) => {
  const own = join(folder, machine.name)
  mkdirSync(own)
  const log = join(own, 'apps.log')
  const processes: Process[] = appNames.map((app) =>
    makeProcess(app, ports[app], { ...environment, [`${app.toUpperCase()}_HOST`]: '0.0.0.0' }, log, machine),
  )
  const other = both.find((each) => each !== machine)
  // Its own processes at their stored ports, of the other machine only when these do not answer: nothing then waits for a
  // machine that has just died.
  const servers = Object.fromEntries(
    appNames.flatMap((app) => [
      [`server 127.0.0.1:${ports[app]} `, `server ${machine.address}:${ports[app]} `],
      [`server 127.0.0.1:${secondPorts[app]} `, `server ${other?.address}:${ports[app]} backup `],
    ]),
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

import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, root } from '../../lib/bootstrap.mjs'
import { runOpenly, runQuietly } from '../../lib/processes.ts'
import type { Hosts } from '../hosts.ts'
import { makeCertificate } from '../proxy.ts'

const PROJECT = 'hojreh-rehearsal'

/** The newer program, or the older one of Debian 12. */
const programOf = (): string => {
  if (spawnSync('docker', ['compose', 'version']).status === 0) return 'docker compose'
  if (spawnSync('docker-compose', ['version']).status === 0) return 'docker-compose'
  throw new Problem('A rehearsal in containers needs docker and docker-compose: install them and run again.')
}

export interface ComposedShop {
  /** Of `makeCertificate`. */
  certificateHash: string
  databaseUrl: string
  /** What the api's keys are made of. */
  secret: string
  /** Starts everything and waits until it is healthy. */
  start: () => Promise<void>
  /** Brings an app to another version of its image. */
  roll: (app: string, version: string) => Promise<void>
  /** Ends everything; nothing of it stays. */
  remove: () => Promise<void>
}

interface Ports {
  tls: number
  plain: number
  database: number
}

/** The compose file of `deploy/compose` in a folder of its own, for names and ports of this machine, with the demo. */
export const composeShop = (folder: string, hosts: Hosts, ports: Ports, version: string): ComposedShop => {
  const program = programOf()
  const [command = '', ...words] = program.split(' ')
  const here = join(folder, 'compose')
  const password = randomBytes(16).toString('hex')
  const secret = randomBytes(32).toString('base64url')
  mkdirSync(here, { recursive: true })
  cpSync(join(root, 'deploy/compose/roll'), join(here, 'roll'))
  const { key, hash: certificateHash } = makeCertificate(here)
  // nginx is not root in its container.
  chmodSync(key, 0o644)
  const stored = (name: string) => readFileSync(join(root, 'deploy/compose', name), 'utf8')
  writeFileSync(
    join(here, 'compose.yaml'),
    stored('compose.yaml')
      // The program of Debian 12 knows no name here; and it is another shop.
      .replace(/^name: .*\n/m, '')
      .replaceAll(/^ *build: .*\n/gm, '')
      .replace('"80:8080", "443:8443"', `"${ports.plain}:8080", "${ports.tls}:8443"`),
  )
  writeFileSync(
    join(here, 'compose.override.yaml'),
    [
      'services:',
      '  setup: { command: ["node", "src/cli/main.ts", "setup", "--demo"] }',
      `  postgres: { ports: ["127.0.0.1:${ports.database}:5432"] }`,
      '',
    ].join('\n'),
  )
  writeFileSync(
    join(here, 'nginx.conf'),
    Object.entries({
      ...hosts.replacementsAt(ports.tls),
      // All load comes from one address.
      'rate=100r/s': 'rate=10000r/s',
      'burst=400': 'burst=10000',
    }).reduce((text, [from, to]) => text.replaceAll(from, to), stored('nginx.conf')),
  )
  writeFileSync(
    join(here, 'shop.env'),
    Object.entries({
      // A demo is none of production's; the apps of pages keep the image's own.
      NODE_ENV: 'development',
      DEMO_MODE: '1',
      PUBLIC_ORIGIN: `https://${hosts.hostOf('/')}:${ports.tls}`,
      ...hosts.environmentAt(ports.tls),
      SECRET: secret,
      LOG_LEVEL: 'warn',
      SWEEP_INTERVAL_SECONDS: '5',
    })
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  const environmentAt = (wanted: string) => ({
    DATABASE_PASSWORD: password,
    TLS_FOLDER: here,
    VERSION: wanted,
    COMPOSE_PROJECT_NAME: PROJECT,
    COMPOSE: program,
  })
  const compose = async (parameters: readonly string[]) => {
    const code = await runOpenly(command, [...words, ...parameters], environmentAt(version), here)
    if (code !== 0) throw new Problem(`${program} ${parameters.join(' ')} ended with ${code}.`)
  }
  return {
    certificateHash,
    databaseUrl: `postgres://hojreh:${password}@127.0.0.1:${ports.database}/hojreh`,
    secret,
    start: () => compose(['up', '-d']),
    roll: async (app, wanted) => {
      const code = await runOpenly('sh', [join(here, 'roll'), app], environmentAt(wanted), here)
      if (code !== 0) throw new Problem(`${app} could not be brought to version ${wanted}.`)
    },
    remove: () =>
      runQuietly({
        failure: 'The containers could not be removed',
        command: [
          'env',
          ...Object.entries(environmentAt(version)).map(([name, value]) => `${name}=${value}`),
          ...['sh', '-c', `cd '${here}' && ${program} down --volumes --timeout 5`],
        ],
      }),
  }
}

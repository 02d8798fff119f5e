import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Problem, root } from '../lib/bootstrap.mjs'

/** A request that nginx has sent to a process may still be on its way when the process leaves the rotation. */
const LEAVE_MS = 300

export interface Proxy {
  /** The hash of `makeCertificate`. */
  certificateHash: string
  /** Takes a process out of the rotation; requests that it has are finished. */
  leave: (server: string) => Promise<void>
  /** Puts a process back into the rotation. */
  join: (server: string) => Promise<void>
  stop: () => Promise<void>
}

/** Makes a certificate that no client trusts, for local names; `hash` is SHA-256 of its public key, in base64. */
export const makeCertificate = (folder: string) => {
  const certificate = join(folder, 'shop.crt')
  const key = join(folder, 'shop.key')
  const names = 'subjectAltName=DNS:localhost,DNS:shop.localhost,DNS:*.shop.localhost'
  const { status, stderr } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=shop.localhost', '-addext', names, '-keyout', key, '-out', certificate],
  ])
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
  const spki = new X509Certificate(readFileSync(certificate)).publicKey.export({
    type: 'spki',
    format: 'der',
  })
  return { certificate, key, hash: createHash('sha256').update(spki).digest('base64') }
}

/** Throws a sentence on a machine without what a rehearsal needs beside Node. */
export const needPrograms = (): void => {
  for (const [program, flag] of [
    ['nginx', '-v'],
    ['openssl', 'version'],
  ] as const)
    if (spawnSync(program, [flag]).error)
      throw new Problem(
        `A rehearsal needs ${program}: install it (apt-get install ${program}) and run again.`,
      )
}

const runHere = (program: string, parameters: string[]): ChildProcess =>
  spawn(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'] })

/** Starts nginx with the stored configuration, its hosts, ports and folders put in the place of the example's. */
export const startProxy = async (
  folder: string,
  { file, origins, ports }: { file: string; origins: Record<string, string>; ports: Record<string, string> },
  run: (program: string, parameters: string[]) => ChildProcess = runHere,
): Promise<Proxy> => {
  mkdirSync(join(folder, 'pages'), { recursive: true })
  const { certificate, key, hash } = makeCertificate(folder)
  const stored = readFileSync(join(root, 'deploy/nginx', file), 'utf8')
  const own = Object.entries({
    ...origins,
    ...ports,
    '/etc/nginx/tls/shop.crt': certificate,
    '/etc/nginx/tls/shop.key': key,
    '/var/cache/nginx/hojreh': join(folder, 'pages'),
    '/var/log/nginx/access.log': join(folder, 'access.log'),
    // All load comes from one address.
    'rate=100r/s': 'rate=10000r/s',
    'burst=400': 'burst=10000',
  }).reduce((text, [from, to]) => text.replaceAll(from, to), stored)
  const shop = join(folder, 'shop.conf')
  const main = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    main,
    [
      process.getuid?.() === 0 ? 'user root;' : '',
      'daemon off; worker_processes 2; pid nginx.pid; error_log error.log warn;',
      'events { worker_connections 2048; }',
      'http {',
      ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
      `include ${shop};`,
      '}',
    ].join('\n'),
  )

  const away = new Set<string>()
  const write = () =>
    writeFileSync(
      shop,
      [...away].reduce((text, server) => text.replace(`server ${server} `, `server ${server} down `), own),
    )
  write()
  const child = run('nginx', ['-p', folder, '-c', main])
  const follow = async () => {
    write()
    child.kill('SIGHUP')
    await delay(LEAVE_MS)
    if (child.exitCode !== null) throw new Error('nginx has ended')
  }
  await delay(LEAVE_MS)
  if (child.exitCode !== null) throw new Error('nginx did not start; the lines above say why')
  return {
    certificateHash: hash,
    leave: async (server) => {
      away.add(server)
      await follow()
    },
    join: async (server) => {
      away.delete(server)
      await follow()
    },
    stop: async () => {
      child.kill('SIGQUIT')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

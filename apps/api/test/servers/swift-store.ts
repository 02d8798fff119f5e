import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort } from '../database/free-port.ts'

const KEYS = { accessKeyId: 'test:tester', secretAccessKey: 'testing' }
const REGION = 'us-east-1'
const kinds = ['account', 'container', 'object'] as const
/** It gives root up for the user that Debian makes for it. */
const user = process.getuid?.() === 0 ? 'swift' : userInfo().username

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 1
user = ${user}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
fallocate_reserve = 0
`

const storageSettings = (kind: (typeof kinds)[number], folder: string, port: number) =>
  `${common(folder, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`

/** With the S3 interface before it (docs.openstack.org/swift, "S3/Swift REST API"). */
const proxySettings = (folder: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth slo dlo versioned_writes symlink proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:s3api]
use = egg:swift#s3api
location = ${REGION}
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
${['catch_errors', 'gatekeeper', 'listing_formats', 'slo', 'dlo', 'versioned_writes', 'symlink']
  .map((name) => `[filter:${name}]\nuse = egg:swift#${name}`)
  .join('\n')}
[filter:cache]
use = egg:swift#memcache
`

/** Starts OpenStack Swift (Debian's `swift-proxy`, `swift-account`, `swift-container`, `swift-object`) with one copy of everything and these buckets. Returns its address and keys. */
export const startSwift = async (buckets: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-swift-'))
  const children: ChildProcess[] = []
  let complaints = ''
  const start = (name: string) => {
    const child = spawn(`swift-${name}`, [join(folder, `${name}.conf`)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        complaints += String(chunk)
      })
    children.push(child)
  }
  const close = async () => {
    // Its workers, too.
    for (const { pid, exitCode, signalCode } of children)
      if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
    await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')))
    rmSync(folder, { recursive: true })
  }

  try {
    mkdirSync(join(folder, 'devices/one'), { recursive: true })
    const secret = 'swift_hash_path_suffix = of-a-test\nswift_hash_path_prefix = of-a-test'
    writeFileSync(join(folder, 'swift.conf'), `[swift-hash]\n${secret}\n`)
    for (const kind of kinds) {
      const port = await freePort()
      const ring = join(folder, `${kind}.builder`)
      const build = (...parameters: string[]) => execFileSync('swift-ring-builder', [ring, ...parameters])
      build('create', '4', '1', '1')
      build('add', `r1z1-127.0.0.1:${port}/one`, '1')
      build('rebalance')
      writeFileSync(join(folder, `${kind}-server.conf`), storageSettings(kind, folder, port))
    }
    const port = await freePort()
    writeFileSync(join(folder, 'proxy-server.conf'), proxySettings(folder, port))
    execFileSync('chown', ['-R', user, folder])
    for (const name of [...kinds, 'proxy']) start(`${name}-server`)

    const endpoint = `http://127.0.0.1:${port}`
    const client = new S3Client({ endpoint, region: REGION, credentials: KEYS, forcePathStyle: true })
    const make = (name: string) => client.send(new CreateBucketCommand({ Bucket: name }))
    for (const name of buckets)
      while (!(await make(name).catch(() => null))) {
        if (children.some(({ exitCode }) => exitCode !== null))
          throw new Error(`Swift did not start:\n${complaints}`)
        await delay(100)
      }
    return { endpoint, ...KEYS, close }
  } catch (error) {
    await close()
    throw error
  }
}

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A failure that one sentence explains; it is printed without a stack. */
export class Problem extends Error {}

export const root = fileURLToPath(new URL('../..', import.meta.url))
const stamp = join(root, 'node_modules/.hojreh-installed')
const NEEDED_BYTES = 1.5e9
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The files that the install depends on; a change needs a new install. */
const fingerprint = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')

/** The Node 24 that npm installed for this machine. */
export const nodePath = () => {
  const require = createRequire(join(root, 'package.json'))
  const { platform, arch } = process
  const binary = platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  for (const name of [
    `node-${platform === 'win32' ? 'win' : platform}-${arch}`,
    `node-bin-${platform}-${arch}`,
  ])
    try {
      return join(dirname(require.resolve(`${name}/package.json`)), binary)
    } catch {
      // The package of another machine.
    }
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Problem(
    `There is no Node 24 on npm for ${platform}-${arch}: install Node 24 by hand and run the command again.`,
  )
}

/** Environment in which `node`, `pnpm`, `turbo` and every other tool are the ones of this checkout. */
export const environment = () => ({
  ...process.env,
  PATH: [dirname(nodePath()), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  // Types are stripped and code is compiled once: a command of the operator starts in two thirds of the time.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
})

const explain = (output) => {
  if (/ENOSPC|no space left/i.test(output))
    return `The disk is full: free at least 2 GB and run the command again.`
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network|fetch failed/i.test(output))
    return 'The packages could not be fetched: check the network (or the proxy and registry settings of npm) and run the command again.'
  if (/EACCES|EPERM/.test(output))
    return `The folder ${root} cannot be written: change its owner or clone elsewhere.`
  return `The install failed:\n${output.trim().split('\n').slice(-15).join('\n')}`
}

const install = () =>
  new Promise((resolve, reject) => {
    const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'
    const child = spawn(npx, ['--yes', packageManager, 'install', '--frozen-lockfile', '--prod=false'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, CI: 'true', npm_config_update_notifier: 'false' },
    })
    let output = ''
    const take = (chunk) => {
      output += chunk
      const progress = String(chunk)
        .match(/Progress: ([^\n\r]*)/g)
        ?.at(-1)
      if (progress) console.log(`  ${progress.replace('Progress: ', '')}`)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => reject(new Problem(explain(String(error)))))
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Problem(explain(output)))))
  })

/** Installs all packages unless they are there already. Safe to call at every start. */
export const ensureInstalled = async () => {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const { bavail, bsize } = statfsSync(root)
  if (bavail * bsize < NEEDED_BYTES)
    throw new Problem(`The disk of ${root} is nearly full: free at least 2 GB and run the command again.`)
  const started = Date.now()
  console.log('• Installing packages (a few minutes the first time) …')
  await install()
  writeFileSync(stamp, wanted)
  console.log(`  installed in ${((Date.now() - started) / 1000).toFixed(0)} s`)
}

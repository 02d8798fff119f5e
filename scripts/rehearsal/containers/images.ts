import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem, root } from '../../lib/bootstrap.mjs'
import { runQuietly } from '../../lib/processes.ts'
import { appNames } from '../processes.ts'

const standIns = fileURLToPath(new URL('./stand-ins', import.meta.url))
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
/** What the container files and the compose file begin with. */
const bases = [
  'debian:12-slim',
  'node:24-bookworm-slim',
  'postgres:18',
  'nginxinc/nginx-unprivileged:1.28',
] as const

const isThere = (image: string) => spawnSync('docker', ['image', 'inspect', image]).status === 0

/** Without a network of its own a build reaches what this machine reaches. */
const build = (image: string, file: string, folder: string, parameters: readonly string[] = []) =>
  runQuietly({
    failure: `The image ${image} could not be built`,
    command: ['docker', 'build', '--network', 'host', ...parameters, '-t', image, '-f', file, folder],
  })

/** A bare Debian by mmdebstrap. */
const importDebian = (folder: string) => {
  const archive = join(folder, 'debian.tar')
  return runQuietly({
    failure: 'No bare Debian could be made',
    command: [
      'sh',
      '-c',
      `mmdebstrap --variant=minbase --include=ca-certificates bookworm '${archive}' && docker import '${archive}' debian:12-slim`,
    ],
  })
}

const gatherNode = (folder: string): void => {
  const npm = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim()
  cpSync(process.execPath, join(folder, 'node'))
  cpSync(dirname(dirname(realpathSync(npm))), join(folder, 'npm'), { recursive: true })
  const settings = [join(homedir(), '.npmrc'), '/etc/npmrc'].filter((file) => existsSync(file))
  writeFileSync(join(folder, 'npmrc'), settings.map((file) => readFileSync(file, 'utf8')).join('\n'))
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, join(folder, 'ca-certificates.crt'))
  else writeFileSync(join(folder, 'ca-certificates.crt'), '')
}

/** Pulls what is missing; what cannot be pulled is made of this machine's packages, and said. */
export const ensureBases = async (folder: string, say: (line: string) => void): Promise<void> => {
  const context = join(folder, 'stand-ins')
  mkdirSync(context, { recursive: true })
  cpSync(standIns, context, { recursive: true })
  for (const image of bases) {
    if (isThere(image) || spawnSync('docker', ['pull', '-q', image], { timeout: 300_000 }).status === 0)
      continue
    say(`  ${image} cannot be pulled: a stand-in is made of Debian's packages`)
    const name = /node|postgres|nginx/.exec(image)?.[0]
    if (name === undefined) {
      if (spawnSync('mmdebstrap', ['--version']).error)
        throw new Problem('Without images to pull, mmdebstrap is needed (apt-get install mmdebstrap).')
      await importDebian(folder)
      continue
    }
    if (name === 'node') gatherNode(context)
    await build(image, join(context, `${name}.Dockerfile`), context)
  }
}

/** Builds the image of each app; resolves to their sizes in MB, with what the base has. */
export const buildApps = async (version: string): Promise<Record<string, number>> => {
  const sizes: Record<string, number> = {}
  for (const app of appNames) {
    const image = `hojreh-${app}:${version}`
    const file = join(root, 'deploy/containers', app === 'api' ? 'api.Dockerfile' : 'app.Dockerfile')
    await build(image, file, root, ['--build-arg', `APP=${app}`])
    const { stdout } = spawnSync('docker', ['image', 'inspect', '-f', '{{.Size}}', image], {
      encoding: 'utf8',
    })
    sizes[app] = Math.round(Number(stdout) / 1_048_576)
  }
  return sizes
}

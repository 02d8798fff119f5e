import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../src/config/config.ts'

/** A complete configuration for tests; `changes` are environment variables. */
export const testConfig = (changes: Record<string, string> = {}): Config =>
  readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://unused.invalid/unused',
    SECRET: 'only for tests, only for tests, only for tests',
    MEDIA_FOLDER: mkdtempSync(join(tmpdir(), 'hojreh-media-')),
    DEMO_MODE: '1',
    LOG_LEVEL: 'silent',
    IMAGE_DOWNLOADS: '0',
    CLOSE_DELAY_SECONDS: '0',
    // A test sees at once what it changed.
    RESPONSE_CACHE_MB: '0',
    PRODUCTS_IN_MEMORY: '0',
    // The fewest there may be: a call that took a second one beside its transaction would wait for itself.
    DATABASE_DESK_POOL: '2',
    // Every test comes from one address.
    OTP_HOURLY_LIMIT_PER_ADDRESS: '10000',
    ...changes,
  })

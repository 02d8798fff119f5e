import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { openApiDocument } from '../http/openapi-document.ts'
import type { ApiDocument } from './breaking-changes.ts'

const file = new URL('./released.json', import.meta.url)

/** The contract as it is now, for a shop like any other. */
export const currentContract = (): ApiDocument =>
  JSON.parse(JSON.stringify(openApiDocument('https://shop.example', 'hojreh_session_fp')))

/** The contract of the last release; null before the first one. */
export const releasedContract = (): ApiDocument | null =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null

/** The contract as it is now becomes the one of the last release. */
export const storeContract = (): void =>
  writeFileSync(file, `${JSON.stringify(currentContract(), null, 1)}\n`)

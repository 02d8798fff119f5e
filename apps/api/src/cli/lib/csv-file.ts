import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '@hojreh/contract/admin'

type Rows = AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>

/** npm changes to the folder of package.json and says here where the person was. */
export const whereTold = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file)

/** The file is there whole or not at all, and for the operator's eyes alone. */
const writeWhole = async (file: string, lines: AsyncIterable<string>): Promise<void> => {
  const draft = `${file}.${crypto.randomUUID()}`
  try {
    await pipeline(Readable.from(lines), createWriteStream(draft, { mode: 0o600 }))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Writes a CSV file for Excel, row by row, and returns how many rows that were. For the operator's eyes alone: it may
 * hold what customers said of themselves. The file is there whole or not at all.
 */
export const writeCsv = async (file: string, header: readonly string[], rows: Rows): Promise<number> => {
  let count = 0
  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(header)
    for await (const row of rows) {
      count += 1
      yield csvLine(row)
    }
  }
  await writeWhole(file, lines())
  return count
}

/** Writes rows as an array of JSON, as {@link writeCsv} writes them, and returns how many those were. */
export const writeJson = async (file: string, rows: AsyncIterable<object>): Promise<number> => {
  let count = 0
  async function* lines() {
    for await (const row of rows) {
      yield `${count === 0 ? '[' : ','}\n${JSON.stringify(row)}`
      count += 1
    }
    yield count === 0 ? '[]\n' : '\n]\n'
  }
  await writeWhole(file, lines())
  return count
}

import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { unguarded } from '@hojreh/contract/admin'
import { CsvError, parse } from 'csv-parse'
import type { FileRow } from './file-row.ts'
import { ImportFileError } from './import-error.ts'
import { readWorkbook } from './workbook/read-workbook.ts'

interface ParsedRecord {
  record: string[]
  info: { empty_lines: number }
}

/** Longest row that is read: keeps an unclosed quote from taking the whole file into memory. */
const MAX_ROW_BYTES = 4 * 1024 * 1024
const HEAD_BYTES = 64 * 1024

const startsWith = (head: Buffer, ...bytes: number[]) => bytes.every((byte, place) => head[place] === byte)

const readHead = async (path: string) => {
  try {
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  } catch {
    throw new ImportFileError('missing', path)
  }
}

/** Refuses by its first bytes what cannot be a CSV file in UTF-8. */
const checkHead = (head: Buffer) => {
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) throw new ImportFileError('excel')
  if (startsWith(head, 0x1f, 0x8b)) throw new ImportFileError('compressed')
  if (startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff)) throw new ImportFileError('utf16')
  const zeros = head.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
  if (zeros > head.length / 4) throw new ImportFileError('utf16')
  if (zeros > 0) throw new ImportFileError('not_text')
}

/** The separator that stands most often in the first line, outside quotes. */
const delimiterOf = (head: string): string => {
  const line = head.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? ''
  const count = (sign: string) => line.split(sign).length
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** A lone `\r` ends a row only in files that know no other end: WooCommerce leaves it inside cells. */
const recordDelimiters = (head: string) => (head.includes('\n') ? ['\r\n', '\n'] : ['\r\n', '\n', '\r'])

const fileError = (error: unknown, line: number): unknown => {
  if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return new ImportFileError('not_utf8')
  if (!(error instanceof CsvError)) return error
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new ImportFileError('unclosed_quote', String(line))
  if (error.code === 'CSV_MAX_RECORD_SIZE') return new ImportFileError('row_too_long', String(line))
  if (error.code === 'CSV_INVALID_CLOSING_QUOTE') return new ImportFileError('bad_quote', String(line))
  return error
}

/** Decodes strictly: a byte that is not UTF-8 ends the reading instead of becoming a question mark. */
async function* decoded(path: string, onBytes: (count: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    onBytes(chunk.length)
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

/**
 * The rows of a CSV file, one after another, the header first, never in memory as a whole; or those of a workbook.
 * `onBytes` hears how much was read.
 */
export async function* readRows(path: string, onBytes: (count: number) => void): AsyncGenerator<FileRow> {
  const head = await readHead(path)
  if (startsWith(head, 0x50, 0x4b)) return yield* readWorkbook(path)
  const text = head.toString('utf8').replace(/^\ufeff/, '')
  if (text.trim() === '') throw new ImportFileError('empty')
  checkHead(head)

  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    record_delimiter: recordDelimiters(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
    info: true,
  })
  pipeline(decoded(path, onBytes), parser, () => {})
  let line = 1
  let emptyLines = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      // Counted here, as an editor counts: csv-parse takes each lone `\r` inside a cell for a line of its own.
      line += info.empty_lines - emptyLines
      emptyLines = info.empty_lines
      if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record.map(unguarded) }
      line += 1 + record.reduce((count, cell) => count + cell.split('\n').length - 1, 0)
    }
  } catch (error) {
    const skipped =
      error instanceof CsvError ? Number(Reflect.get(error, 'empty_lines') ?? 0) - emptyLines : 0
    throw fileError(error, line + skipped)
  }
}

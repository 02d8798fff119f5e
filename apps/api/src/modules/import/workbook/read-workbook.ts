import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { unguarded } from '@hojreh/contract/admin'
import { z } from 'zod'
import type { FileRow } from '../file-row.ts'
import { ImportFileError } from '../import-error.ts'
import { checkWorkbook } from './check-workbook.ts'

/** Of the thread that reads: the process of the shop goes on when a workbook needs more. */
const MAX_HEAP_MB = 1024
const table = z.array(z.array(z.string()))

/** In a thread of its own: shoppers would wait while the cells of a large one are read. */
const readTable = async (path: string): Promise<string[][]> => {
  const worker = new Worker(new URL('workbook-worker.ts', import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  try {
    return table.parse((await once(worker, 'message'))[0])
  } catch (error) {
    const isFull = error instanceof Error && Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY'
    throw new ImportFileError(isFull ? 'workbook_too_large' : 'not_workbook')
  } finally {
    await worker.terminate()
  }
}

/** The rows of the first sheet of a workbook, the header first, numbered as the spreadsheet numbers them. */
export async function* readWorkbook(path: string): AsyncGenerator<FileRow> {
  await checkWorkbook(path)
  for (const [place, cells] of (await readTable(path)).entries())
    if (cells.some((cell) => cell.trim() !== '')) yield { line: place + 1, cells: cells.map(unguarded) }
}

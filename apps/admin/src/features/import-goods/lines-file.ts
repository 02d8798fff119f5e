import type { ImportLine } from '@hojreh/contract/admin'
import { csvFile } from '../../shared/files/csv-file.ts'
import { importGoodsMessages as text } from './import-goods.messages.ts'

/** Lines of a report with their reasons, to be corrected beside the original file. */
export const linesFile = (name: string, lines: readonly ImportLine[]): File =>
  csvFile(
    name,
    text.lineColumns,
    lines.map(({ line, reason, column, value }) => [line, reason, column ?? '', value ?? '']),
  )

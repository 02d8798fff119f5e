import type { ApiError } from '@hojreh/api'
import { useLazyListImportLinesQuery } from '@hojreh/api/admin'
import { useErrorToast } from '@hojreh/app'
import type { ImportRunLine } from '@hojreh/contract/admin'
import { useState } from 'react'
import { csvFile } from '../../shared/files/csv-file.ts'
import { keepFile } from '../../shared/files/keep-file.ts'
import { movingMessages } from './moving.messages.ts'

const { runs: text } = movingMessages

/** Reads all that a take of another shop refused, however many calls it takes, and keeps it as a file. */
export const useKeepRunLines = (id: string) => {
  const [read] = useLazyListImportLinesQuery()
  const tellError = useErrorToast()
  const [isKeeping, setKeeping] = useState(false)
  const keep = async () => {
    setKeeping(true)
    const lines: ImportRunLine[] = []
    let failure: unknown
    for (let after: number | null = 0; after !== null && !failure; ) {
      const { data, error } = await read({ id, ...(after > 0 && { after }) })
      failure = error
      lines.push(...(data?.items ?? []))
      after = data?.next ?? null
    }
    setKeeping(false)
    // A file that lacks some of them would say that there are no more.
    if (failure) return tellError(failure as ApiError)
    const rows = lines.map((line) => [text.things[line.kind], line.id, line.reason])
    keepFile(csvFile('refused.csv', text.refusedColumns, rows))
  }
  return { keep: () => void keep(), isKeeping }
}

import type { ApiError } from '@hojreh/api'
import { adminApi, uploadGoods, uploadGoodsHeader } from '@hojreh/api/admin'
import {
  type GoodsHeader,
  IMPORT_BYTES,
  type ImportColumns,
  type ImportCurrency,
  type ImportReport,
  importSource,
} from '@hojreh/contract/admin'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { importGoodsMessages as text } from './import-goods.messages.ts'

interface State {
  /** The part of the file that has been sent; null while nothing is under way. */
  part: number | null
  report: ImportReport | null
  isTaken: boolean
  failure: string | null
  /** Of a file whose headers are not known, with what was said of them. */
  header: GoodsHeader | null
  columns: ImportColumns
}
const fresh: State = { part: null, report: null, isTaken: false, failure: null, header: null, columns: {} }

/** The answer did not come: a long file may be read all the same. */
const isLost = ({ status }: ApiError): boolean => status === null || status === 503 || status === 504

/** A file of goods: tried, then taken in. Another file begins anew. */
export const useImport = (currency: ImportCurrency, source: string, hidesMissing: boolean) => {
  const dispatch = useDispatch()
  const [file, setFile] = useState<File | null>(null)
  const [state, setState] = useState<State>(fresh)
  const failed = ({ message }: Pick<ApiError, 'message'>) =>
    setState((before) => ({ ...before, part: null, failure: message }))
  /** True when a person has to say first what the columns are. */
  const asksForColumns = async (chosen: File): Promise<boolean> => {
    const read = await uploadGoodsHeader(source.trim() ? { source: source.trim() } : {}, chosen)
    if ('error' in read) {
      failed(read.error)
      return true
    }
    if (read.data.isKnown) return false
    setState((before) => ({ ...before, part: null, header: read.data, columns: read.data.columns }))
    return true
  }
  const send = async (isTrial: boolean, isSure: boolean) => {
    if (!file) return
    const wrongSource = source.trim() && importSource.safeParse(source.trim()).error
    if (wrongSource) return failed({ message: wrongSource.issues[0]?.message ?? '' })
    if (file.size > IMPORT_BYTES) return failed({ message: text.tooLarge })
    setState((before) => ({ ...before, part: 0, failure: null }))
    const query = {
      isTrial: isTrial ? 'yes' : 'no',
      isSure: isSure ? 'yes' : 'no',
      hidesMissing: hidesMissing ? 'yes' : 'no',
      currency,
      ...(source.trim() && { source: source.trim() }),
      ...(state.header && { columns: JSON.stringify(state.columns) }),
    } as const
    const result = await uploadGoods(query, file, (part) => setState((before) => ({ ...before, part })))
    if ('error' in result) {
      // Only then: a file goes through a slow line once.
      const isStrange = isTrial && !state.header && result.error.code === 'import_unreadable'
      if (isStrange && (await asksForColumns(file))) return
      return failed(isLost(result.error) ? { message: text.unanswered } : result.error)
    }
    setState((before) => ({
      ...before,
      ...{ part: null, report: result.data, isTaken: !isTrial, failure: null },
    }))
    if (!isTrial) dispatch(adminApi.util.invalidateTags(['Product', 'ProductChoices', 'Category', 'Pulse']))
  }
  return {
    ...state,
    file,
    choose: (chosen: File | null) => {
      setFile(chosen)
      setState(fresh)
    },
    say: (columns: ImportColumns) => setState((before) => ({ ...before, columns, report: null })),
    attempt: () => send(true, false),
    take: (isSure: boolean) => send(false, isSure),
  }
}

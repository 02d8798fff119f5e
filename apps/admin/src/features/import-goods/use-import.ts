import type { ApiError } from '@hojreh/api'
import { adminApi, uploadGoods } from '@hojreh/api/admin'
import { IMPORT_BYTES, type ImportCurrency, type ImportReport, importSource } from '@hojreh/contract/admin'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { importGoodsMessages as text } from './import-goods.messages.ts'

interface State {
  /** The part of the file that has been sent; null while nothing is under way. */
  part: number | null
  report: ImportReport | null
  isTaken: boolean
  failure: string | null
}
const fresh: State = { part: null, report: null, isTaken: false, failure: null }

/** A file of goods: tried, then taken in. Another file begins anew. */
export const useImport = (currency: ImportCurrency, source: string, hidesMissing: boolean) => {
  const dispatch = useDispatch()
  const [file, setFile] = useState<File | null>(null)
  const [state, setState] = useState<State>(fresh)
  const failed = ({ message }: Pick<ApiError, 'message'>) =>
    setState((before) => ({ ...before, part: null, failure: message }))
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
    } as const
    const result = await uploadGoods(query, file, (part) => setState((before) => ({ ...before, part })))
    if ('error' in result) return failed(result.error)
    setState({ part: null, report: result.data, isTaken: !isTrial, failure: null })
    if (!isTrial) dispatch(adminApi.util.invalidateTags(['Product', 'ProductChoices', 'Category', 'Pulse']))
  }
  return {
    ...state,
    file,
    choose: (chosen: File | null) => {
      setFile(chosen)
      setState(fresh)
    },
    attempt: () => send(true, false),
    take: (isSure: boolean) => send(false, isSure),
  }
}

import type { ApiError } from '@hojreh/api'
import { adminApi, uploadWordpress } from '@hojreh/api/admin'
import { WORDPRESS_BYTES, type WordpressImportReport } from '@hojreh/contract/admin'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { movingMessages } from './moving.messages.ts'

interface State {
  /** The part of the file that has been sent; null while nothing is under way. */
  part: number | null
  report: WordpressImportReport | null
  isTaken: boolean
  failure: string | null
}
const fresh: State = { part: null, report: null, isTaken: false, failure: null }

/** The export of a WordPress site: tried, then taken in. Another file begins anew. */
export const useWordpress = () => {
  const dispatch = useDispatch()
  const [file, setFile] = useState<File | null>(null)
  const [state, setState] = useState<State>(fresh)
  const failed = ({ message }: Pick<ApiError, 'message'>) =>
    setState((before) => ({ ...before, part: null, failure: message }))
  const send = async (isTrial: boolean) => {
    if (!file) return
    if (file.size > WORDPRESS_BYTES) return failed({ message: movingMessages.wordpress.tooLarge })
    setState((before) => ({ ...before, part: 0, failure: null }))
    const result = await uploadWordpress({ isTrial: isTrial ? 'yes' : 'no' }, file, (part) =>
      setState((before) => ({ ...before, part })),
    )
    if ('error' in result) return failed(result.error)
    setState({ part: null, report: result.data, isTaken: !isTrial, failure: null })
    if (!isTrial)
      dispatch(
        adminApi.util.invalidateTags(['Article', 'Author', 'ImportRun', 'Menus', 'Redirect', 'Action']),
      )
  }
  return {
    ...state,
    file,
    choose: (chosen: File | null) => {
      setFile(chosen)
      setState(fresh)
    },
    attempt: () => send(true),
    take: () => send(false),
  }
}

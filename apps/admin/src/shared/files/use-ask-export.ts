import type { ApiError } from '@hojreh/api'
import { type AdminArgOf, useAskExportMutation } from '@hojreh/api/admin'
import { useConfirm, useErrorToast } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { useDispatch } from 'react-redux'
import { filesMessages as text } from './files.messages.ts'

/** Whether a file was refused because a second person has to allow it. */
export const needsApproval = (error: ApiError): boolean => error.code === 'export_needs_approval'

/** Offers to ask a second person for a file. Asked twice, it is told where it stands. */
export const useAskExport = (): ((asked: AdminArgOf<'askExport'>) => Promise<void>) => {
  const confirm = useConfirm()
  const tellError = useErrorToast()
  const dispatch = useDispatch()
  const [ask] = useAskExportMutation()
  return async (asked) => {
    const { title, lead, yes, no } = text.ask
    if (!(await confirm({ title, text: lead, confirmLabel: yes, cancelLabel: no }))) return
    const { error } = await ask(asked)
    const isAsked = !error || (error as ApiError).code === 'already_done'
    if (!isAsked) return tellError(error)
    const said = error ? text.askedBefore : text.asked
    dispatch(toastShown({ kind: 'success', title: said, lifeMs: limits.toastLifeMs.auth }))
  }
}

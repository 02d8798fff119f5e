import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { loadPartsBy } from '@hojreh/ui'
import type { Dispatch } from '@reduxjs/toolkit'
import { onChunkRetry } from '../browser/chunk-retry.ts'
import { errorsMessages as text } from '../errors/errors.messages.ts'
import { retryImport } from './retry-import.ts'

/** From now on the late parts of the page are requested until they are there; a toast says when the first try failed. */
export const retryLateParts = (dispatch: Dispatch): void => {
  loadPartsBy(retryImport)
  onChunkRetry(() =>
    dispatch(toastShown({ kind: 'warning', title: text.partLost, lifeMs: limits.toastLifeMs.loginWarning })),
  )
}

import type { ResponseOf } from '@hojreh/api'
import { useReorderMutation } from '@hojreh/api/react'
import { toastShown } from '@hojreh/auth'
import { useAuthDispatch, useAuthExtra } from '@hojreh/auth/react'
import { limits } from '@hojreh/contract'
import { orderActionsMessages as text } from './order-actions.messages.ts'

type Reordered = ResponseOf<'reorder'>

const detailOf = ({ skipped }: Reordered): string =>
  skipped
    .map(({ title, added }) => (added > 0 ? text.skippedSome(title, added) : text.skippedGone(title)))
    .join('؛ ')

/** Puts the goods of an order into the cart, tells what is gone, and goes there unless all of it is. */
export const useReorder = (tellError: (error: unknown) => void) => {
  const dispatch = useAuthDispatch()
  const { navigate } = useAuthExtra()
  const [send, { isLoading: isReordering }] = useReorderMutation()
  const tell = (kind: 'success' | 'warning', title: string, detail?: string) =>
    dispatch(toastShown({ kind, title, detail, lifeMs: limits.toastLifeMs.loginWarning }))
  const reorder = async (id: string): Promise<void> => {
    const { data, error } = await send({ id })
    if (!data) return tellError(error)
    if (data.lines.length === 0) {
      tell('warning', text.reorderedNothing)
      return
    }
    if (data.skipped.length > 0) tell('warning', text.skippedTitle, detailOf(data))
    else tell('success', text.reordered)
    navigate('/cart')
  }
  return { reorder, isReordering }
}

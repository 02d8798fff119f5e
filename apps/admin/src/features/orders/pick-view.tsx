import { useLazyListOrdersQuery } from '@hojreh/api/admin'
import { useErrorToast } from '@hojreh/app'
import type { OrderRow } from '@hojreh/contract/admin'
import { formatNumber, toPersianDigits } from '@hojreh/persian'
import { Button } from '@hojreh/ui'
import { useState } from 'react'
import { listArgsOf, withQuestion } from '../../shared/list-args.ts'
import type { Picked } from '../../shared/use-selection.ts'
import { ordersMessages as text } from './orders.messages.ts'

/** More than one person packs, prints or sends at once. */
const MOST = 500
const A_PAGE = '100'

export const namesOf = (orders: readonly OrderRow[]): Picked =>
  new Map(orders.map(({ id, orderNumber }) => [id, text.order(toPersianDigits(orderNumber))]))

/** Picks all orders of the view, on whatever page they are. */
export const PickView = ({
  search,
  total,
  onPick,
}: {
  search: URLSearchParams
  total: number
  onPick: (picked: Picked) => void
}) => {
  const [list] = useLazyListOrdersQuery()
  const [isBusy, setIsBusy] = useState(false)
  const tellError = useErrorToast()
  const pick = async () => {
    setIsBusy(true)
    const found: OrderRow[] = []
    let after: string | null = ''
    while (after !== null && found.length < MOST) {
      const asked = listArgsOf(withQuestion(search, { after, take: A_PAGE }))
      const { data, error }: Awaited<ReturnType<typeof list>> = await list(asked)
      // When a page fails, the selection stays as it was: a part of the view is not the view.
      if (!data) {
        setIsBusy(false)
        return tellError(error)
      }
      found.push(...data.items)
      after = data.next
    }
    onPick(namesOf(found.slice(0, MOST)))
    setIsBusy(false)
  }
  return (
    <Button variant="text" size="small" loading={isBusy} onClick={() => void pick()}>
      {total > MOST ? text.pickFirst(formatNumber(MOST)) : text.pickView(formatNumber(total))}
    </Button>
  )
}

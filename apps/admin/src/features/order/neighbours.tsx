import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useListOrdersQuery } from '@hojreh/api/admin'
import { IconButton } from '@hojreh/ui'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useMemo, useState } from 'react'
import { useGo } from '../../shared/go/use-go.ts'
import { listArgsOf } from '../../shared/list-args.ts'
import { orderHref } from '../../shared/order-href.ts'
import { useKeys } from '../../shared/use-keys.ts'
import { orderMessages as text } from './order.messages.ts'

const Arrow = styled(IconButton)(css({ '[dir="ltr"] & svg': { transform: 'scaleX(-1)' } }))

/** An act that takes the order out of its list, as packing does out of those to pack, leaves it the neighbours it had. */
const useNeighbours = (orderId: string, list: URLSearchParams) => {
  const { data } = useListOrdersQuery(listArgsOf(list))
  const items = data?.items ?? []
  const index = items.findIndex(({ id }) => id === orderId)
  const [last, setLast] = useState<{ before?: string | undefined; after?: string | undefined }>({})
  if (index === -1) return last
  const now = { before: items[index - 1]?.id, after: items[index + 1]?.id }
  if (now.before !== last.before || now.after !== last.after) setLast(now)
  return now
}

/** The orders before and after this one in the list that one came from: by the arrows, or by `k` and `j`. */
export const Neighbours = ({ orderId, list }: { orderId: string; list: URLSearchParams }) => {
  const go = useGo()
  const { before, after } = useNeighbours(orderId, list)
  const keys = useMemo(
    () => ({
      KeyJ: () => after && go(orderHref(after, list)),
      KeyK: () => before && go(orderHref(before, list)),
    }),
    [after, before, list, go],
  )
  useKeys(keys)
  if (!before && !after) return null
  return (
    <nav aria-label={text.back}>
      {before && (
        <Arrow label={text.previous} href={orderHref(before, list)}>
          <ArrowRight size={20} />
        </Arrow>
      )}
      {after && (
        <Arrow label={text.next} href={orderHref(after, list)}>
          <ArrowLeft size={20} />
        </Arrow>
      )}
    </nav>
  )
}

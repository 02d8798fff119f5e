import { useGetInstalmentsQuery } from '@hojreh/api/react'
import { useApp } from '@hojreh/app'
import { Skeleton } from '@hojreh/ui'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { productMessages as text } from './product.messages.ts'

/** What a price is in instalments, in the words of their gateway. Its place is there before them, so that nothing moves. */
export const Instalments = ({ price }: { price: number }) => {
  const { hasInstalments } = useApp().config
  const { data, isUninitialized, isLoading } = useGetInstalmentsQuery(
    { amount: price },
    { skip: !hasInstalments },
  )
  const waits = isUninitialized || isLoading
  if (!hasInstalments || (!waits && !data?.offer)) return null
  return (
    <li>
      <CalendarClock size={20} aria-hidden="true" />
      <div role="status">
        {data?.offer ? text.orInstalments(data.offer.text || data.offer.title) : <Skeleton />}
      </div>
    </li>
  )
}

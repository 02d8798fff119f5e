import type { Pulse } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { Button, Toman } from '@hojreh/ui'
import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useEffect, useRef, useState } from 'react'
import { orderHref } from '../../shared/order-href.ts'
import { frameMessages as text } from '../frame.messages.ts'
import { chime } from './chime.ts'
import { isFirstToHear, useAppBadge, useSound } from './order-news.ts'

type Newest = NonNullable<Pulse['newestOrder']>

/** Tells of an order that came while the page was open: a notice that leads to it, a sound in one tab, and the badge. */
export const OrderNotice = ({ pulse }: { pulse: Pulse }) => {
  const { newestOrder: newest, queues } = pulse
  const [isSoundOn] = useSound()
  const [told, setTold] = useState<Newest>()
  const seen = useRef(newest?.placedAt ?? '')
  useAppBadge(queues.find(({ name }) => name === 'to_pack')?.count ?? 0)
  useEffect(() => {
    if (!newest) return
    const { placedAt } = newest
    const isNews = placedAt > seen.current
    if (isNews) {
      seen.current = placedAt
      setTold(newest)
    }
    const tell = async () => {
      const isFirst = await isFirstToHear(placedAt)
      if (isFirst && isNews && isSoundOn) await chime()
    }
    void tell()
  }, [newest, isSoundOn])
  return (
    <Snackbar
      open={told !== undefined}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && setTold(undefined)}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
    >
      <Alert severity="success" role="status" onClose={() => setTold(undefined)} closeText={text.closeNotice}>
        {told && (
          <Button variant="link" href={orderHref(told.id)} onClick={() => setTold(undefined)}>
            {text.newOrder(toPersianDigits(told.orderNumber))} <Toman rial={told.total} />
          </Button>
        )}
      </Alert>
    </Snackbar>
  )
}

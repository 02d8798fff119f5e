import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Pulse } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { Button, floating, layer, Toman } from '@hojreh/ui'
import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useEffect, useRef, useState } from 'react'
import { orderHref } from '../../shared/order-href.ts'
import { layoutMessages as text } from '../layout.messages.ts'
import { chime } from './chime.ts'
import { isFirstToHear, useAppBadge, useSound } from './order-news.ts'

// Beneath the bar: what it covers there is the top of a page, and no toast lies on it.
const Place = styled.div(
  css({
    position: 'fixed',
    zIndex: layer.header,
    insetBlockStart: 68,
    insetInline: 12,
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
    '& .MuiAlert-root': { boxShadow: floating },
    '@media print': { display: 'none' },
  }),
)

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
    <Place>
      <Snackbar
        open={told !== undefined}
        onClose={(_event, reason) => reason === 'escapeKeyDown' && setTold(undefined)}
      >
        <Alert
          severity="success"
          role="status"
          onClose={() => setTold(undefined)}
          closeText={text.closeNotice}
        >
          {told && (
            <Button variant="link" href={orderHref(told.id)} onClick={() => setTold(undefined)}>
              <span>
                {text.newOrder(toPersianDigits(told.orderNumber))} <Toman rial={told.total} />
              </span>
            </Button>
          )}
        </Alert>
      </Snackbar>
    </Place>
  )
}

import { useListStockMovementsQuery } from '@hojreh/api/admin'
import type { StockMovement } from '@hojreh/contract/admin'
import { formatJalaliDateTime, formatNumber } from '@hojreh/persian'
import { Button, Figures, Link } from '@hojreh/ui'
import { useState } from 'react'
import { Loaded } from '../../../shared/loading/loaded.tsx'
import { orderHref } from '../../../shared/order-href.ts'
import { Row, Soft } from '../../../shared/panel.tsx'
import { LineOfTime } from '../../../shared/record/line-of-time.ts'
import { stockMessages as text } from './stock.messages.ts'

/** So many are shown at first, and so many more with each press. */
const STEP = 10
const MOST = 100

const Movement = ({
  movement: { delta, onHand, reason, orderId, by, note, at },
}: {
  movement: StockMovement
}) => (
  <li>
    <Row>
      <b>
        <Figures>{`${delta > 0 ? '+' : '−'}${formatNumber(Math.abs(delta))}`}</Figures>
      </b>
      <span>{text.reasons[reason]}</span>
      {orderId && <Link href={orderHref(orderId)}>{text.order}</Link>}
      <Soft>{text.left(formatNumber(onHand))}</Soft>
    </Row>
    {note && <p>{note}</p>}
    <Soft>{[by, formatJalaliDateTime(new Date(at))].filter(Boolean).join('، ')}</Soft>
  </li>
)

/** What came in and went out, newest first. */
export const StockHistory = ({ productId }: { productId: string }) => {
  const [take, setTake] = useState(STEP)
  const query = useListStockMovementsQuery({ id: productId, take })
  return (
    <section aria-label={text.history}>
      <h3>{text.history}</h3>
      <Loaded query={query}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <Soft>{text.none}</Soft>}
            <LineOfTime>
              {items.map((movement) => (
                <Movement key={movement.number} movement={movement} />
              ))}
            </LineOfTime>
            {next !== null && take < MOST && (
              <Button variant="text" size="small" onClick={() => setTake(take + STEP)}>
                {text.more}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

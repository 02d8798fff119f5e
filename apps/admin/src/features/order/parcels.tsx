import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useDeliverOrderMutation } from '@hojreh/api/admin'
import type { OrderRecord, ParcelLine } from '@hojreh/contract/admin'
import { formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'
import { Button, CopyButton, color, Figures } from '@hojreh/ui'
import { useAct } from '../../shared/acts/use-act.ts'
import { Fact, Facts } from '../../shared/facts.tsx'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { CodeForm } from './code-form.tsx'
import { orderMessages as text } from './order.messages.ts'

const List = styled.ol(
  css({
    display: 'grid',
    gap: 16,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li + li': { paddingBlockStart: 16, borderBlockStart: `1px dashed ${color.lineStrong}` },
    '& h3': { fontSize: '1rem' },
    '& ul': { margin: 0, paddingInlineStart: 20 },
  }),
)

const Goods = ({ order, pieces }: { order: OrderRecord; pieces: readonly ParcelLine[] }) => (
  <ul>
    {pieces.map(({ productId, count }) => (
      <li key={productId}>
        {text.parcel.line(
          order.lines.find((line) => line.productId === productId)?.title ?? '',
          toPersianDigits(count),
        )}
      </li>
    ))}
  </ul>
)

const Parcel = ({
  order,
  parcel,
  number,
}: {
  order: OrderRecord
  parcel: OrderRecord['parcels'][number]
  number: string
}) => {
  const [deliver, { isLoading }] = useDeliverOrderMutation()
  const act = useAct()
  const { id, carrier, trackingCode, sentAt, deliveredAt, lines } = parcel
  const arrive = () => act(deliver({ id: order.id, parcelId: id ?? '' }), text.done.deliverParcel)
  return (
    <li>
      <Stack>
        <Row>
          <h3>{text.parcel.nth(number)}</h3>
          <span>{carrier}</span>
        </Row>
        {trackingCode && (
          <Facts>
            <Fact label={text.trackingCode}>
              <bdi>{trackingCode}</bdi>
              <CopyButton value={trackingCode} label={text.copyTracking} />
            </Fact>
          </Facts>
        )}
        <Soft>
          <Figures>{text.parcel.sent(formatJalaliDateTime(sentAt))}</Figures>
          {deliveredAt && (
            <>
              {'، '}
              <Figures>{text.parcel.arrived(formatJalaliDateTime(deliveredAt))}</Figures>
            </>
          )}
        </Soft>
        <Goods order={order} pieces={lines} />
        {id !== null && order.acts.includes('setTrackingCode') && (
          <CodeForm
            orderId={order.id}
            parcelId={id}
            trackingCode={trackingCode ?? ''}
            label={text.parcel.editCode(number)}
          />
        )}
        {id !== null && deliveredAt === null && order.acts.includes('deliverOrder') && (
          <Row>
            <Button variant="outlined" size="small" loading={isLoading} onClick={() => void arrive()}>
              {text.parcel.deliver(number)}
            </Button>
          </Row>
        )}
      </Stack>
    </li>
  )
}

/** What left in which parcel, and what is still here. */
export const Parcels = ({ order }: { order: OrderRecord }) => (
  <Panel>
    <h2>{text.parcel.title}</h2>
    <List>
      {order.parcels.map((parcel, index) => (
        <Parcel key={parcel.id ?? index} order={order} parcel={parcel} number={toPersianDigits(index + 1)} />
      ))}
      {order.unsent.length > 0 && (
        <li>
          <h3>{text.parcel.unsent}</h3>
          <Goods order={order} pieces={order.unsent} />
        </li>
      )}
    </List>
  </Panel>
)

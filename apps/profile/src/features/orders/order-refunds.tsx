import type { OrderDetails } from '@hojreh/contract'
import { formatJalaliDateTime, formatToman } from '@hojreh/persian'
import { Fact, Facts } from '../../shared/facts.tsx'
import { Panel } from '../../shared/panel.tsx'
import { orderMoneyMessages as text } from './order-money.messages.ts'

/** Money that came back, by the number that the bank knows it by, and money that will. */
export const OrderRefunds = ({ refunds }: Pick<OrderDetails, 'refunds'>) =>
  refunds.length === 0 ? null : (
    <Panel>
      <h2>{text.refunds}</h2>
      {refunds.map(({ amount, state, reference, at }) => (
        <Facts key={`${at}-${amount}`}>
          <Fact label={state === 'done' ? text.refundDone : text.refundOwed}>{formatToman(amount)}</Fact>
          {state === 'done' && <Fact label={text.refundAt}>{formatJalaliDateTime(at)}</Fact>}
          {reference && (
            <Fact label={text.refundReference}>
              <bdi>{reference}</bdi>
            </Fact>
          )}
        </Facts>
      ))}
    </Panel>
  )

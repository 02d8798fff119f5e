import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { toPersianDigits } from '@hojreh/persian'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Figures, Toman } from '../../elements/figures/figures.tsx'
import { GirihStar } from '../../motifs/girih-star.tsx'
import { from } from '../../theme/tokens.ts'
import { color, corner } from '../../theme/vars.ts'
import { CopyButton } from '../copy-button.tsx'
import { orderMessages as text } from '../order.messages.ts'
import { HeldUntil } from './held-until.tsx'

const Column = styled.section(
  css({
    display: 'grid',
    justifyItems: 'center',
    gap: 12,
    maxInlineSize: 480,
    marginInline: 'auto',
    marginBlock: 24,
    padding: 24,
    border: `1px solid ${color.line}`,
    borderRadius: corner.sheet,
    backgroundColor: color.surface,
    textAlign: 'center',
    [from.tablet]: { padding: 40 },
    '& h1': { fontSize: '1.375rem' },
    '& > p': { color: color.inkSoft },
  }),
)
const turn = keyframes({ to: { transform: 'rotate(45deg)' } })
const sealOf = {
  paid: css({ color: color.pistachio, '& > span': { color: color.onPistachio } }),
  failed: css({ color: color.pomegranate, '& > span': { color: color.onPomegranate } }),
  cancelled: css({ color: color.inkSoft, '& > span': { color: color.surface } }),
  pending: css({
    color: color.saffron,
    '& > span': { color: color.onSaffron },
    '& > svg': { animation: `${turn} 2.4s linear infinite` },
  }),
}
const Seal = styled.div<{ status: keyof typeof sealOf }>(
  css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    '& > *': { gridArea: '1 / 1' },
    '& > span': { position: 'relative' },
  }),
  ({ status }) => sealOf[status],
)
const Facts = styled.dl(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    inlineSize: '100%',
    margin: 0,
    marginBlock: 8,
    padding: 16,
    borderRadius: corner.card,
    backgroundColor: color.sunken,
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 12,
      minBlockSize: 36,
    },
    '& dt': { color: color.inkSoft, whiteSpace: 'nowrap' },
    '& dd': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      margin: 0,
      fontWeight: 700,
      minInlineSize: 0,
      overflowWrap: 'anywhere',
    },
  }),
)
const Actions = styled.div(css({ display: 'grid', gap: 8, inlineSize: '100%' }))

const icons = { paid: Check, failed: X, cancelled: X, pending: Clock }

export type PaymentResultProps = {
  status: 'paid' | 'failed' | 'cancelled' | 'pending'
  orderNumber?: string | undefined
  refId?: string | undefined
  /** Rial. */
  amount?: number | undefined
  /** The days on which it is to arrive, as people say them. */
  arrives?: string | undefined
  /** Until when the goods of an unpaid order are set aside (ISO 8601). */
  heldUntil?: string | undefined
  /** Replaces the sentence under the title. */
  message?: string | undefined
  /** What to do next. */
  actions?: ReactNode
}

/** How a payment ended, and what to do next. */
export const PaymentResult = ({
  status,
  orderNumber,
  refId,
  amount,
  arrives,
  heldUntil,
  message,
  actions,
}: PaymentResultProps) => {
  const Icon = icons[status]
  return (
    <Column role="status">
      <Seal status={status}>
        <GirihStar size={104} />
        <span>
          <Icon size={36} strokeWidth={2.5} aria-hidden="true" />
        </span>
      </Seal>
      <h1>{text.result[status].title}</h1>
      <p>{message ?? text.result[status].text}</p>
      {(orderNumber ?? refId ?? amount) !== undefined && (
        <Facts>
          {orderNumber && (
            <div>
              <dt>{text.orderNumberLabel}</dt>
              <dd>
                <Figures as="bdi" dir="ltr">
                  {toPersianDigits(orderNumber)}
                </Figures>
              </dd>
            </div>
          )}
          {amount !== undefined && (
            <div>
              <dt>{text.amount}</dt>
              <dd>
                <Toman rial={amount} />
              </dd>
            </div>
          )}
          {arrives && (
            <div>
              <dt>{text.arrives}</dt>
              <dd>{arrives}</dd>
            </div>
          )}
          {refId && (
            <div>
              <dt>{text.refId}</dt>
              <dd>
                <Figures as="bdi" dir="ltr">
                  {toPersianDigits(refId)}
                </Figures>
                <CopyButton value={refId} />
              </dd>
            </div>
          )}
        </Facts>
      )}
      {heldUntil && <HeldUntil instant={heldUntil} />}
      {actions && <Actions>{actions}</Actions>}
    </Column>
  )
}

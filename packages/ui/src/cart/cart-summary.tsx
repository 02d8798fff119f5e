import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Toman } from '../elements/figures/figures.tsx'
import { from } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'
import { cartMessages as text } from './cart.messages.ts'

const Box = styled.section(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    padding: 20,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    [from.desktop]: { position: 'sticky', insetBlockStart: 152 },
    '& h2': { fontSize: '1.0625rem' },
  }),
)
const Rows = styled.dl(css({ display: 'grid', gap: 10, margin: 0 }))
const rowOf = {
  plain: undefined,
  gain: css({ '& dd': { color: color.pistachio, fontWeight: 600 } }),
  total: css({
    paddingBlockStart: 14,
    borderBlockStart: `1px dashed ${color.lineStrong}`,
    fontSize: '1.0625rem',
    '& dt': { color: color.ink, fontWeight: 600 },
    '& dd': { fontWeight: 800 },
  }),
}
const Row = styled.div<{ variant: keyof typeof rowOf }>(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 16,
    fontSize: '0.9375rem',
    '& dt': { color: color.inkSoft },
    '& dd': { margin: 0, marginInlineStart: 'auto' },
  }),
  ({ variant }) => rowOf[variant],
)

/** Amounts in rial. */
export type CartSummaryProps = {
  totalCount: number
  subtotal: number
  discount: number
  couponDiscount?: number
  /** Of what takes it off without a code. */
  promotionTitle?: string | null
  /** Undefined until an address is chosen. */
  shippingFee?: number | undefined
  total: number
  /** Coupon field, the button of the next step. */
  children?: ReactNode
}

const Amount = ({
  label,
  kind = 'plain',
  children,
}: {
  label: string
  kind?: keyof typeof rowOf
  children: ReactNode
}) => (
  <Row variant={kind}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </Row>
)

/** What the cart costs, always in view on desktop. */
export const CartSummary = ({
  totalCount,
  subtotal,
  discount,
  couponDiscount = 0,
  promotionTitle,
  shippingFee,
  total,
  children,
}: CartSummaryProps) => (
  <Box aria-label={text.summary}>
    <h2>{text.summary}</h2>
    <Rows>
      <Amount label={text.goods(totalCount)}>
        <Toman rial={subtotal} />
      </Amount>
      {discount > 0 && (
        <Amount label={text.discount} kind="gain">
          <Toman rial={discount} />
        </Amount>
      )}
      {couponDiscount > 0 && (
        <Amount label={promotionTitle ?? text.coupon} kind="gain">
          <Toman rial={couponDiscount} />
        </Amount>
      )}
      <Amount label={text.shipping}>
        {shippingFee === undefined ? (
          text.shippingLater
        ) : shippingFee === 0 ? (
          text.freeShipping
        ) : (
          <Toman rial={shippingFee} />
        )}
      </Amount>
      <Amount label={text.total} kind="total">
        <Toman rial={total} />
      </Amount>
    </Rows>
    {children}
  </Box>
)

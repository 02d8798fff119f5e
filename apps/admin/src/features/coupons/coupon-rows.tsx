import { useEndCouponMutation } from '@hojreh/api/admin'
import type { Coupon } from '@hojreh/contract/admin'
import { formatJalaliDate, formatNumber } from '@hojreh/persian'
import { Figures, StatusChip, Toman } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { Row, Soft } from '../../shared/panel.tsx'
import { RowLink, RowTable } from '../../shared/row-table.tsx'
import { couponsMessages as text } from './coupons.messages.ts'

const tones = { active: 'success', waiting: 'info', used_up: 'warning', ended: 'neutral' } as const

const End = ({ code }: { code: string }) => {
  const [end, { isLoading }] = useEndCouponMutation()
  const question = {
    title: text.endTitle(code),
    text: text.endText,
    confirmLabel: text.endYes,
    cancelLabel: text.endNo,
    isDangerous: true,
  }
  return (
    // Above the link of the whole row.
    <Row style={{ position: 'relative', zIndex: 1 }}>
      <AskingButton
        color="error"
        loading={isLoading}
        question={question}
        act={() => end({ code })}
        done={text.ended}
      >
        {text.end}
      </AskingButton>
    </Row>
  )
}

const Worth = ({ coupon: { kind, value, bundleSize } }: { coupon: Coupon }) => {
  if (kind === 'free_shipping') return text.shipping
  if (kind === 'bundle') return text.bundle(formatNumber(bundleSize ?? 0), formatNumber(value))
  return kind === 'percent' ? text.percent(formatNumber(value)) : <Toman rial={value} />
}

const cellsOf = (coupon: Coupon) => [
  <Row key="code">
    <RowLink href={paths.coupon.replace(':code', encodeURIComponent(coupon.code))}>
      <bdi>{coupon.code}</bdi>
    </RowLink>
    <StatusChip tone={tones[coupon.state]}>{text.states[coupon.state]}</StatusChip>
    {coupon.isAutomatic && <StatusChip tone="info">{text.itself}</StatusChip>}
    <Soft>{coupon.title}</Soft>
  </Row>,
  <Worth key="worth" coupon={coupon} />,
  <span key="uses">
    {text.uses(formatNumber(coupon.uses), coupon.maxUses === null ? null : formatNumber(coupon.maxUses))}
  </span>,
  <Soft key="end">
    {coupon.endsAt ? (
      <Figures>{formatJalaliDate(new Date(Date.parse(coupon.endsAt) - 1))}</Figures>
    ) : (
      text.noEnd
    )}
  </Soft>,
  coupon.state === 'ended' ? null : <End key="act" code={coupon.code} />,
]

/** The coupons with how often they were used; each row leads to its form. */
export const CouponRows = ({ coupons }: { coupons: readonly Coupon[] }) => (
  <RowTable
    label={text.list}
    columns={text.columns}
    template="2fr 1fr 1fr 1fr 0.8fr"
    rows={coupons.map((coupon) => ({ key: coupon.code, cells: cellsOf(coupon) }))}
  />
)

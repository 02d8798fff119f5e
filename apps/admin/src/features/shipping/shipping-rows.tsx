import { useOrderShippingRulesMutation } from '@hojreh/api/admin'
import type { ShippingRule } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { IconButton, StatusChip, Toman } from '@hojreh/ui'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { paths } from '../../paths.ts'
import { useAct } from '../../shared/acts/use-act.ts'
import { Row, Soft } from '../../shared/panel.tsx'
import { RowLink, RowTable } from '../../shared/row-table.tsx'
import { shippingMessages as text } from './shipping.messages.ts'
import { SwitchShipping } from './switch-shipping.tsx'

const placesOf = ({ areas }: ShippingRule) =>
  areas === null
    ? text.country
    : areas.map(({ province, cities }) => (cities.length > 0 ? cities : [province]).join('، ')).join('، ')

const Fees = ({ rule: { feeNear, feeFar, freeFrom } }: { rule: ShippingRule }) => (
  <Row>
    <span>
      <Soft>{text.near}</Soft> <Toman rial={feeNear} />
    </span>
    <span>
      <Soft>{text.far}</Soft> <Toman rial={feeFar} />
    </span>
    {freeFrom !== null && (
      <span>
        <Soft>{text.freeFrom}</Soft> <Toman rial={freeFrom} />
      </span>
    )}
  </Row>
)

const daysOf = ({ minDays, maxDays }: ShippingRule) =>
  maxDays === 0 ? text.sameDay : text.days(formatNumber(minDays), formatNumber(maxDays))

/** The ids after the row at `place` went up (-1) or down (1). */
const movedIds = (rules: readonly ShippingRule[], place: number, by: -1 | 1): string[] => {
  const ids = rules.map(({ id }) => id)
  const [id = ''] = ids.splice(place, 1)
  return ids.toSpliced(place + by, 0, id)
}

const Place = ({ rules, place }: { rules: readonly ShippingRule[]; place: number }) => {
  const [order, { isLoading }] = useOrderShippingRulesMutation()
  const act = useAct()
  const title = rules[place]?.title ?? ''
  const move = (by: -1 | 1) => void act(order({ ids: movedIds(rules, place, by) }), text.moved)
  return (
    <>
      <IconButton label={text.up(title)} disabled={isLoading || place === 0} onClick={() => move(-1)}>
        <ArrowUp size={18} />
      </IconButton>
      <IconButton
        label={text.down(title)}
        disabled={isLoading || place === rules.length - 1}
        onClick={() => move(1)}
      >
        <ArrowDown size={18} />
      </IconButton>
    </>
  )
}

const cellsOf = (rules: readonly ShippingRule[], rule: ShippingRule, place: number) => [
  <Row key="title">
    <RowLink href={paths['shipping-rule'].replace(':id', rule.id)}>{rule.title}</RowLink>
    <StatusChip tone={rule.isActive ? 'success' : 'neutral'}>
      {rule.isActive ? text.states.on : text.states.off}
    </StatusChip>
    <Soft>{rule.description}</Soft>
  </Row>,
  <span key="places">{placesOf(rule)}</span>,
  <Fees key="fees" rule={rule} />,
  <Soft key="days">{daysOf(rule)}</Soft>,
  // Above the link of the whole row.
  <Row key="acts" style={{ position: 'relative', zIndex: 1 }}>
    <Place rules={rules} place={place} />
    <SwitchShipping rule={rule} />
  </Row>,
]

/** The ways of sending in the order of the shop; each row leads to its form. */
export const ShippingRows = ({ rules }: { rules: readonly ShippingRule[] }) => (
  <RowTable
    label={text.list}
    columns={text.columns}
    template="2fr 1.2fr 1.5fr 0.8fr 1.4fr"
    rows={rules.map((rule, place) => ({ key: rule.id, cells: cellsOf(rules, rule, place) }))}
  />
)

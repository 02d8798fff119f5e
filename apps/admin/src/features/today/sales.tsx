import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Pulse } from '@hojreh/contract/admin'
import { formatJalaliDateTime, jalaliDay, toPersianDigits } from '@hojreh/persian'
import { color, Link, StatusChip, Toman } from '@hojreh/ui'
import { Panel, Soft } from '../../shared/panel.tsx'
import { soldRowsOf } from './sold-rows.ts'
import { todayMessages as text } from './today.messages.ts'

type Sales = NonNullable<Pulse['sales']>
type Sum = Sales['today']

const Head = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: 8,
    '& h2': { fontSize: '1.0625rem' },
  }),
)
const Figures = styled.dl(
  css({
    display: 'grid',
    gap: 16,
    margin: 0,
    marginBlockStart: 12,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11em), 1fr))',
    '& dt': { color: color.inkSoft, fontSize: '0.875rem' },
    '& dd': { margin: 0 },
    '& a': {
      fontSize: '1.125rem',
      fontWeight: 700,
      textDecorationThickness: 1,
      '&:hover': { textDecoration: 'underline' },
    },
    '& > :first-of-type a': { fontSize: '1.5rem' },
  }),
)

const dayOf = (at: string, daysAgo: number) => jalaliDay(new Date(Date.parse(at) - daysAgo * 86_400_000))

const Change = ({ today, before }: { today: number; before: number }) => {
  if (before === 0) return null
  const percent = Math.round(((today - before) / before) * 100)
  if (percent === 0) return <StatusChip>{text.same}</StatusChip>
  const amount = toPersianDigits(Math.abs(percent))
  return percent > 0 ? (
    <StatusChip tone="success">{text.more(amount)}</StatusChip>
  ) : (
    <StatusChip tone="warning">{text.less(amount)}</StatusChip>
  )
}

const Figure = ({ label, sum, href }: { label: string; sum: Sum; href: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <Link href={href}>
        <Toman rial={sum.total} />
      </Link>
    </dd>
    <dd>
      <Soft>{text.orders(toPersianDigits(sum.orders))}</Soft>
    </dd>
  </div>
)

/** What was sold today, beside the same weekday. Every sum leads to its orders. */
export const SalesToday = ({ sales, at }: { sales: Sales; at: string }) => {
  const time = formatJalaliDateTime(at).split('،').at(-1)?.trim() ?? ''
  return (
    <Panel>
      <Head>
        <h2>{text.sales}</h2>
        <Soft>{text.upTo(time)}</Soft>
        <Change today={sales.today.total} before={sales.lastWeekUntilNow.total} />
      </Head>
      <Figures>
        <Figure label={text.title} sum={sales.today} href={soldRowsOf(dayOf(at, 0))} />
        <Figure label={text.lastWeek} sum={sales.lastWeekUntilNow} href={soldRowsOf(dayOf(at, 7))} />
        <Figure label={text.lastWeekWhole} sum={sales.lastWeek} href={soldRowsOf(dayOf(at, 7))} />
      </Figures>
    </Panel>
  )
}

import type { SalesDay } from '@hojreh/contract/admin'
import { formatJalaliDate, formatToman, jalaliDay, toPersianDigits } from '@hojreh/persian'
import { color } from '@hojreh/ui'
import { BarChart } from '@mui/x-charts/BarChart'
import { useGo } from '../../../shared/go/use-go.ts'
import { soldRowsOf } from '../sold-rows.ts'
import { courseMessages as text } from './course.messages.ts'
import { shortToman } from './short-toman.ts'
import { useWidth } from './use-width.ts'

const HEIGHT = 220
/** Room for the labels beside the bars, as wide as the longest; and one day label in so many days, from today back. */
const TICK_ROOM = 68
const TICK_DAYS = 6
/** Margin beyond the newest bar, whose label is centred beneath it and would be cut off. */
const NAME_ROOM = 24

/** `۴ آذر`, without the year. */
const nameOf = (day: string) => formatJalaliDate(day).split(' ').slice(0, 2).join(' ')

/**
 * A bar for each day, the newest at the inline end. Works by mouse or touch only, which opens a day's orders: keyboard
 * and screen reader users have the table beneath it.
 */
export const SalesBars = ({ days }: { days: readonly SalesDay[] }) => {
  const go = useGo()
  const { frame, width } = useWidth()
  const open = (index: number | undefined) => {
    const found = index === undefined ? undefined : days[index]
    if (found) go(soldRowsOf(jalaliDay(new Date(found.day))))
  }
  return (
    <div ref={frame} aria-hidden="true" style={{ blockSize: HEIGHT }}>
      {width > 0 && (
        <BarChart
          width={width}
          height={HEIGHT}
          skipAnimation
          disableKeyboardNavigation
          hideLegend
          margin={{ top: 8, bottom: 0, left: NAME_ROOM, right: 0 }}
          grid={{ horizontal: true }}
          xAxis={[
            {
              data: days.map(({ day }) => day),
              scaleType: 'band',
              reverse: true,
              valueFormatter: nameOf,
              disableLine: true,
              disableTicks: true,
              tickInterval: (_day: string, index: number) => (days.length - 1 - index) % TICK_DAYS === 0,
            },
          ]}
          yAxis={[
            {
              position: 'right',
              valueFormatter: shortToman,
              disableLine: true,
              disableTicks: true,
              tickNumber: 4,
              width: TICK_ROOM,
            },
          ]}
          series={[
            {
              data: days.map(({ total }) => total),
              color: color.turquoise,
              valueFormatter: (total, { dataIndex }) =>
                text.of(formatToman(total ?? 0), toPersianDigits(days[dataIndex]?.orders ?? 0)),
            },
          ]}
          onAxisClick={(_event, clicked) => open(clicked?.dataIndex)}
        />
      )}
    </div>
  )
}

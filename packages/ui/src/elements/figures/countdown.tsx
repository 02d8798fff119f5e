import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toPersianDigits } from '@hojreh/persian'
import { color, corner, tabularFigures } from '../../theme/vars.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { countdownMessages as text } from './countdown.messages.ts'
import { useNow } from './use-now.ts'

const Row = styled.div(css({ display: 'inline-flex', gap: 6, ...tabularFigures }))
const Cell = styled.span(
  css({
    display: 'grid',
    justifyItems: 'center',
    minInlineSize: 48,
    paddingBlock: 4,
    paddingInline: 6,
    borderRadius: corner.small,
    backgroundColor: color.saffron,
    color: color.onSaffron,
    fontWeight: 800,
    fontSize: '1.125rem',
    lineHeight: 1.4,
    '& small': { fontWeight: 500, fontSize: '0.6875rem' },
  }),
)

const SECOND = 1000
const units = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const

const split = (seconds: number) =>
  units.reduce<{ rest: number; parts: { unit: (typeof units)[number][0]; value: number }[] }>(
    ({ rest, parts }, [unit, size]) => ({
      rest: rest % size,
      parts: [...parts, { unit, value: Math.floor(rest / size) }],
    }),
    { rest: seconds, parts: [] },
  ).parts

const twoDigits = (value: number) => toPersianDigits(String(value).padStart(2, '0'))

/** Time until `endsAt` (ISO 8601); nothing once it has passed. The server's HTML has dashes in the same room. */
export const Countdown = ({ endsAt }: { endsAt: string }) => {
  const now = useNow()
  const seconds = now === undefined ? undefined : Math.floor((Date.parse(endsAt) - now) / SECOND)
  if (seconds !== undefined && seconds <= 0) return null
  const parts = split(seconds ?? 0)
  return (
    <Row role="timer" aria-live="off">
      <VisuallyHidden>{text.remaining}</VisuallyHidden>
      {parts.map(({ unit, value }) => (
        <Cell key={unit}>
          {seconds === undefined ? '––' : twoDigits(value)}
          <small>{text[unit]}</small>
        </Cell>
      ))}
    </Row>
  )
}

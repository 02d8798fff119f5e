import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, toPersianDigits } from '@hojreh/persian'
import { AverageStars } from '../elements/figures/average-stars.tsx'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { from } from '../theme/tokens.ts'
import { color, corner, tabularFigures } from '../theme/vars.ts'
import { commentMessages as text } from './comment.messages.ts'

const Box = styled.div(
  css({
    display: 'grid',
    gap: 20,
    padding: 20,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 320px)', columnGap: 40, justifyContent: 'start' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyContent: 'stretch' },
  }),
)
const Average = styled.div(
  css({
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'center',
    gap: 4,
    '& > p': { fontSize: '0.8125rem', color: color.inkSoft },
    '& > div > b': { fontSize: '2.25rem', fontWeight: 800, lineHeight: 1.3 },
    '& > div > span': { color: color.inkSoft, marginInlineStart: 6 },
  }),
)
const Bars = styled.ul(css({ display: 'grid', gap: 8, ...tabularFigures }))
const Bar = styled.li(
  css({
    display: 'grid',
    gridTemplateColumns: '0.7em minmax(0, 1fr) 2.6em',
    alignItems: 'center',
    gap: 10,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    color: color.inkSoft,
    '& > svg': { inlineSize: '100%', blockSize: 8, borderRadius: 4, backgroundColor: color.sunken },
    '& > :last-child': { textAlign: 'end' },
  }),
)

/** Fewer ratings say more by themselves. */
const FEWEST_IN_CHART = 5

export type RatingSummaryProps = {
  average: number
  /** How many rated. */
  count: number
  /** How many gave one star, two stars, … five stars. */
  stars: readonly number[]
}

/** The average of all ratings and how they spread over the stars, best first. */
export const RatingSummary = ({ average, count, stars }: RatingSummaryProps) => (
  <Box>
    <Average>
      <div>
        <VisuallyHidden>{text.average(formatNumber(average))}</VisuallyHidden>
        <b aria-hidden="true">{formatNumber(average)}</b>
        <span aria-hidden="true">{text.outOfFive}</span>
      </div>
      <AverageStars average={average} size={22} />
      <p>{text.ratings(count)}</p>
    </Average>
    {count >= FEWEST_IN_CHART && (
      <Bars>
        {stars
          .map((given, place) => ({ star: place + 1, given, share: (given / count) * 100 }))
          .toReversed()
          .map(({ star, given, share }) => (
            <Bar key={star}>
              <VisuallyHidden>{text.bar(star, given)}</VisuallyHidden>
              <span aria-hidden="true">{toPersianDigits(star)}</span>
              {/* Widths as attributes: a style attribute is not allowed by the content security policy. */}
              <svg aria-hidden="true" focusable="false">
                <rect x={`${100 - share}%`} width={`${share}%`} height="100%" rx={4} fill={color.saffron} />
              </svg>
              <span aria-hidden="true">{formatNumber(given)}</span>
            </Bar>
          ))}
      </Bars>
    )}
  </Box>
)

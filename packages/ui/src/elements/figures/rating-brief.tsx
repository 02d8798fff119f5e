import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@hojreh/persian'
import { color } from '../../theme/vars.ts'
import { elementsMessages as text } from '../elements.messages.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { starShape } from './star-shape.ts'

const Brief = styled.div(
  css({
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    color: color.inkSoft,
    '& b': { color: color.ink, fontWeight: 600 },
  }),
)
const Star = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={starShape} fill={color.saffron} />
  </svg>
)

const oneDecimal = (value: number) => formatNumber(Math.round(value * 10) / 10)

/** One star, the average and the count: for cards. */
export const RatingBrief = ({
  average,
  count,
  className,
}: {
  average: number
  count: string
  className?: string
}) => (
  <Brief className={className}>
    <VisuallyHidden>{text.rated(oneDecimal(average), count)}</VisuallyHidden>
    <Star size={16} />
    <b aria-hidden="true">{oneDecimal(average)}</b>
    <span aria-hidden="true">({count})</span>
  </Brief>
)

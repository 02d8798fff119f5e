import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@hojreh/persian'
import { useId } from 'react'
import { color } from '../theme/vars.ts'
import { elementsMessages as text } from './elements.messages.ts'
import { mirrorStyles } from './mirror.ts'
import { starShape } from './star-shape.ts'
import { hiddenStyles, VisuallyHidden } from './visually-hidden.tsx'

const STARS = [1, 2, 3, 4, 5] as const

const STEP = 20
const Stars = styled.svg(css(mirrorStyles))
/** Five stars filled up to the average. */
export const Rating = ({ average, size = 20 }: { average: number; size?: number }) => {
  const id = useId()
  return (
    <Stars width={size * 5} height={size} viewBox="0 0 100 20" aria-hidden="true" focusable="false">
      <defs>
        {/* The first star is at the reading start, on the right: so is the filled part. */}
        <clipPath id={id}>
          <rect x={(STARS.length - average) * STEP} width={average * STEP} height={STEP} />
        </clipPath>
      </defs>
      {[color.line, color.saffron].map((fill) => (
        <g key={fill} fill={fill} clipPath={fill === color.saffron ? `url(#${id})` : undefined}>
          {STARS.map((star) => (
            <path key={star} d={starShape} transform={`translate(${(star - 1) * STEP})`} />
          ))}
        </g>
      ))}
    </Stars>
  )
}

const Choices = styled.fieldset(
  css({ display: 'inline-flex', margin: 0, padding: 0, border: 0, color: color.lineStrong }),
)
const Choice = styled.label(
  css({
    position: 'relative',
    padding: 8,
    borderRadius: 8,
    cursor: 'pointer',
    // Every star up to the chosen one: those that have a chosen star after them, and itself.
    '&:has(~ label input:checked), &:has(input:checked)': { color: color.saffron },
    '&:has(input:focus-visible)': { outline: `2px solid ${color.turquoise}` },
  }),
)
const Radio = styled.input(hiddenStyles)

/** Choosing one to five stars: radio buttons, so arrows and screen readers work. */
export const RatingInput = ({
  value,
  onChange,
  label = text.chooseRating,
}: {
  value: number | undefined
  onChange: (value: number) => void
  label?: string
}) => {
  const name = useId()
  return (
    <Choices>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {STARS.map((star) => (
        <Choice key={star}>
          <Radio
            type="radio"
            name={name}
            value={star}
            checked={star === value}
            onChange={() => onChange(star)}
          />
          <VisuallyHidden>{text.stars(formatNumber(star))}</VisuallyHidden>
          <svg width={28} height={28} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d={starShape} fill="currentColor" />
          </svg>
        </Choice>
      ))}
    </Choices>
  )
}

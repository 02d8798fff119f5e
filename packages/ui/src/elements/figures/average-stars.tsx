import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useId } from 'react'
import { color } from '../../theme/vars.ts'
import { mirrorStyles } from '../mirror.ts'
import { starShape } from './star-shape.ts'

const STARS = [1, 2, 3, 4, 5] as const
const STEP = 20
const Stars = styled.svg(css(mirrorStyles))

/** Five stars filled up to an average. MUI's rating cuts a star by a style attribute, which the content policy refuses. */
export const AverageStars = ({ average, size = 20 }: { average: number; size?: number }) => {
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

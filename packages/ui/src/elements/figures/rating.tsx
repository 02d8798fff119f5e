import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@hojreh/persian'
import MuiRating from '@mui/material/Rating'
import { elementsMessages as text } from '../elements.messages.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { starShape } from './star-shape.ts'

const star = (
  <svg width="1em" height="1em" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={starShape} fill="currentColor" />
  </svg>
)

/** Still to be chosen: a filled one would look given. */
const outline = (
  <svg width="1em" height="1em" viewBox="-1 -1 22 22" aria-hidden="true" focusable="false">
    <path d={starShape} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
  </svg>
)

/** The stars that one person has given. */
export const Rating = ({ stars }: { stars: number }) => (
  <MuiRating
    readOnly
    size="small"
    value={stars}
    icon={star}
    emptyIcon={star}
    getLabelText={(value) => text.ratedStars(formatNumber(value))}
  />
)

const Choice = styled.fieldset(css({ display: 'inline-flex', margin: 0, padding: 0, border: 0 }))

/** Choosing one to five stars, or none: radio buttons, so arrows and screen readers work. */
export const RatingInput = ({
  value,
  onChange,
  label = text.chooseRating,
}: {
  value: number | undefined
  onChange: (value: number | undefined) => void
  label?: string
}) => (
  <Choice>
    <VisuallyHidden as="legend">{label}</VisuallyHidden>
    <MuiRating
      size="large"
      value={value ?? null}
      icon={star}
      emptyIcon={outline}
      emptyLabelText={text.noStars}
      getLabelText={(stars) => text.stars(formatNumber(stars))}
      onChange={(_, stars) => onChange(stars ?? undefined)}
    />
  </Choice>
)

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { commentMessages as text } from './comment.messages.ts'

export type ReviewRequestsProps = {
  /** Whether the shop asks for a review after a delivery. */
  isAsked: boolean
  onChange: (isAsked: boolean) => void
}

const Choice = styled(FormControlLabel)(css({ marginBlockStart: 16 }))

/** Whether a customer wants to be asked for reviews by SMS. */
export const ReviewRequests = ({ isAsked, onChange }: ReviewRequestsProps) => (
  <Choice
    checked={isAsked}
    control={<Checkbox />}
    label={text.reviewRequests}
    onChange={() => onChange(!isAsked)}
  />
)

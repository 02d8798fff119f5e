import { formatJalaliDateTime } from '@hojreh/persian'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { StepMark } from '../elements/figures/step-mark.tsx'
import { orderMessages as text } from './order.messages.ts'

export type TimelineStep = {
  label: string
  state: 'done' | 'current' | 'coming' | 'failed'
  /** ISO 8601. */
  at?: string | undefined
}

/** What happened to the order and what is still to come. */
export const OrderTimeline = ({ steps }: { steps: readonly TimelineStep[] }) => (
  <Stepper orientation="vertical" nonLinear connector={null} activeStep={-1} aria-label={text.timeline}>
    {steps.map(({ label, state, at }) => (
      <Step
        key={`${label}-${at}`}
        active={state === 'current'}
        completed={state === 'done'}
        aria-current={state === 'current' ? 'step' : undefined}
      >
        <StepLabel
          error={state === 'failed'}
          slots={{ stepIcon: StepMark }}
          slotProps={{ stepIcon: { icon: null } }}
          optional={at && <time dateTime={at}>{formatJalaliDateTime(at)}</time>}
        >
          {label}
        </StepLabel>
      </Step>
    ))}
  </Stepper>
)

import { toPersianDigits } from '@hojreh/persian'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import MuiStepper from '@mui/material/Stepper'
import { StepMark } from '../elements/figures/step-mark.tsx'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { cartMessages as text } from './cart.messages.ts'

/** Where the purchase stands; `current` counts from 0. */
export const Stepper = ({ current, steps = text.steps }: { current: number; steps?: readonly string[] }) => (
  <nav aria-label={text.progress}>
    <MuiStepper activeStep={current}>
      {steps.map((step, index) => (
        <Step key={step} aria-current={index === current ? 'step' : undefined}>
          <StepLabel icon={toPersianDigits(index + 1)} slots={{ stepIcon: StepMark }}>
            {step}
            {index < current && <VisuallyHidden> ({text.stepDone})</VisuallyHidden>}
          </StepLabel>
        </Step>
      ))}
    </MuiStepper>
  </nav>
)

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toPersianDigits } from '@hojreh/persian'
import Check from 'lucide-react/icons/check'
import { hiddenStyles, VisuallyHidden } from '../elements/visually-hidden.tsx'
import { color, corner } from '../theme/vars.ts'
import { cartMessages as text } from './cart.messages.ts'

const List = styled.ol(
  css({
    display: 'flex',
    alignItems: 'center',
    maxInlineSize: 640,
    marginInline: 'auto',
    marginBlockEnd: 28,
  }),
)
const Step = styled.li(
  css({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: 'clamp(0.8125rem, 0.7rem + 0.5vw, 0.9375rem)',
    lineHeight: 1.5,
    color: color.inkSoft,
    '&:not(:first-of-type)': { flex: 1 },
    '&:not(:first-of-type)::before': {
      content: '""',
      flex: 1,
      marginInline: 8,
      borderBlockStart: `2px solid ${color.line}`,
    },
    // On phones only the present step has its name in sight.
    '@media (max-width: 599.95px)': { '&:not([data-state="current"]) > span + span': hiddenStyles },
    '&[data-state="current"]': { color: color.ink, fontWeight: 700 },
    '&[data-state="done"]::before, &[data-state="current"]::before': { borderColor: color.turquoise },
  }),
)
const Mark = styled.span(
  css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 30,
    blockSize: 30,
    borderRadius: corner.pill,
    border: `2px solid ${color.lineStrong}`,
    fontWeight: 700,
    fontSize: '0.875rem',
    '[data-state="current"] > &': { borderColor: color.turquoise, color: color.turquoise },
    '[data-state="done"] > &': {
      borderColor: color.turquoise,
      backgroundColor: color.turquoise,
      color: color.onTurquoise,
    },
  }),
)

/** Where the purchase stands; `current` counts from 0. */
export const Stepper = ({ current, steps = text.steps }: { current: number; steps?: readonly string[] }) => (
  <nav aria-label={text.progress}>
    <List>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'coming'
        return (
          <Step key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Mark>
              {state === 'done' ? <Check size={16} aria-hidden="true" /> : toPersianDigits(index + 1)}
            </Mark>
            <span>
              {step}
              {state === 'done' && <VisuallyHidden> ({text.stepDone})</VisuallyHidden>}
            </span>
          </Step>
        )
      })}
    </List>
  </nav>
)

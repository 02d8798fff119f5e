import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatJalaliDateTime } from '@hojreh/persian'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { color, corner } from '../theme/vars.ts'
import { orderMessages as text } from './order.messages.ts'

const List = styled.ol(css({ display: 'grid' }))
const Step = styled.li(
  css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '28px 1fr',
    gap: 14,
    paddingBlockEnd: 20,
    color: color.inkSoft,
    '& b': { display: 'block', fontWeight: 600, lineHeight: '28px' },
    '& time': { fontSize: '0.8125rem' },
    '&:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 28,
      insetBlockEnd: 0,
      insetInlineStart: 13,
      borderInlineStart: `2px solid ${color.line}`,
    },
    '&[data-state="done"], &[data-state="current"], &[data-state="failed"]': { color: color.ink },
    '&[data-state="done"]::before': { borderColor: color.turquoise },
  }),
)
const Mark = styled.span(
  css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    borderRadius: corner.pill,
    border: `2px solid ${color.line}`,
    backgroundColor: color.surface,
    '[data-state="done"] > &': {
      borderColor: color.turquoise,
      backgroundColor: color.turquoise,
      color: color.onTurquoise,
    },
    '[data-state="current"] > &': {
      borderColor: color.turquoise,
      boxShadow: `inset 0 0 0 5px ${color.surface}`,
      backgroundColor: color.turquoise,
    },
    '[data-state="failed"] > &': {
      borderColor: color.pomegranate,
      backgroundColor: color.pomegranate,
      color: color.onPomegranate,
    },
  }),
)

export type TimelineStep = {
  label: string
  state: 'done' | 'current' | 'coming' | 'failed'
  /** ISO 8601. */
  at?: string | undefined
}

/** What happened to the order and what is still to come. */
export const OrderTimeline = ({ steps }: { steps: readonly TimelineStep[] }) => (
  <List aria-label={text.timeline}>
    {steps.map(({ label, state, at }) => (
      <Step key={`${label}-${at}`} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        <Mark aria-hidden="true">
          {state === 'done' && <Check size={16} />}
          {state === 'failed' && <X size={16} />}
        </Mark>
        <span>
          <b>{label}</b>
          {at && <time dateTime={at}>{formatJalaliDateTime(at)}</time>}
        </span>
      </Step>
    ))}
  </List>
)

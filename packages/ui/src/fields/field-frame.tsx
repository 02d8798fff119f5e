import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { color, corner } from '../theme/vars.ts'

const Column = styled.div(css({ display: 'flex', flexDirection: 'column', gap: 6, minInlineSize: 0 }))
const Label = styled.label(css({ fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.6 }))
const Note = styled.p(
  css({
    minBlockSize: 22,
    fontSize: '0.8125rem',
    lineHeight: '22px',
    color: color.inkSoft,
    '&[data-kind="message"]': { color: color.pomegranate },
    '&:empty': { display: 'none' },
  }),
)

/** The box around every one-line control. */
export const boxLook = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 48,
  paddingInline: 14,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: corner.card,
  backgroundColor: color.surface,
  color: color.ink,
  transition: 'border-color 150ms, box-shadow 150ms',
  '& > svg': { flex: 'none', color: color.inkSoft },
  '&:focus-within': { borderColor: color.turquoise, boxShadow: `0 0 0 1px ${color.turquoise}` },
  '&[data-invalid="true"]': { borderColor: color.pomegranate },
  '&[data-invalid="true"]:focus-within': { boxShadow: `0 0 0 1px ${color.pomegranate}` },
  '&[data-disabled="true"]': { backgroundColor: color.sunken, color: color.inkSoft, borderColor: color.line },
})

/** Ids and ARIA attributes that tie a control to its label and message. */
export const useFieldIds = ({
  id,
  message,
  hint,
}: {
  id?: string | undefined
  message?: string | undefined
  hint?: ReactNode
}) => {
  const generated = useId()
  const controlId = id ?? generated
  const noteId = `${controlId}-note`
  const hasNote = Boolean(message ?? hint)
  return {
    controlId,
    noteId,
    aria: {
      'aria-invalid': Boolean(message),
      'aria-describedby': hasNote ? noteId : undefined,
    },
  }
}

type FieldFrameProps = {
  controlId: string
  noteId: string
  label: string
  message?: string | undefined
  hint?: ReactNode
  children: ReactNode
}

/** Label above, control, and beneath it the message or the hint. */
export const FieldFrame = ({ controlId, noteId, label, message, hint, children }: FieldFrameProps) => (
  <Column>
    <Label htmlFor={controlId}>{label}</Label>
    {children}
    <Note id={noteId} data-kind={message ? 'message' : 'hint'} aria-live="polite">
      {message ?? hint}
    </Note>
  </Column>
)

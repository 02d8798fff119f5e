import { Row } from '../panel.tsx'
import { AskingButton } from './asking-button.tsx'
import type { Act } from './use-act.ts'

/** Takes a record back to what the shop began with, after a question. */
export const ResetButton = ({
  text,
  label = text.reset,
  loading,
  act,
}: {
  text: Record<'reset' | 'resetTitle' | 'resetText' | 'resetNo' | 'resetDone', string>
  label?: string
  loading: boolean
  act: () => Act
}) => (
  <Row>
    <AskingButton
      color="error"
      loading={loading}
      question={{
        title: text.resetTitle,
        text: text.resetText,
        confirmLabel: label,
        cancelLabel: text.resetNo,
        isDangerous: true,
      }}
      act={act}
      done={text.resetDone}
    >
      {label}
    </AskingButton>
  </Row>
)

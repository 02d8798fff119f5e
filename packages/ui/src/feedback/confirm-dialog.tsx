import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { Button } from '../elements/button.tsx'
import { Dialog } from '../floating/dialog.tsx'
import { color } from '../theme/vars.ts'
import { feedbackMessages as messages } from './feedback.messages.ts'

const Body = styled.div(css({ padding: 24, display: 'grid', gap: 8 }))
const Title = styled.h2(css({ fontSize: '1.125rem' }))
const Text = styled.div(css({ color: color.inkSoft }))
const Actions = styled.div(
  css({
    display: 'flex',
    flexDirection: 'row-reverse',
    justifyContent: 'flex-start',
    gap: 8,
    marginBlockStart: 16,
  }),
)

export type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  text?: ReactNode
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  /** The step cannot be taken back: the button is pomegranate and the focus starts on cancelling. */
  isDangerous?: boolean | undefined
  isBusy?: boolean | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** «Are you sure?» for the whole app. */
export const ConfirmDialog = ({
  isOpen,
  title,
  text,
  confirmLabel = messages.confirm,
  cancelLabel = messages.cancel,
  isDangerous = false,
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const id = useId()
  return (
    <Dialog
      open={isOpen}
      onClose={onCancel}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Body>
        <Title id={`${id}-title`}>{title}</Title>
        <Text id={`${id}-text`}>{text}</Text>
        <Actions>
          <Button color={isDangerous ? 'error' : 'primary'} loading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="text" onClick={onCancel} autoFocus>
            {cancelLabel}
          </Button>
        </Actions>
      </Body>
    </Dialog>
  )
}

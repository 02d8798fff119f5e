import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { Button } from '../elements/actions/button.tsx'
import { Dialog } from '../floating/dialog.tsx'
import { feedbackMessages as messages } from './feedback.messages.ts'

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
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div" id={`${id}-text`}>
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color={isDangerous ? 'error' : 'primary'} loading={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <Button variant="text" onClick={onCancel} autoFocus>
          {cancelLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Snackbar from '@mui/material/Snackbar'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { from, layer } from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'
import { feedbackMessages as text } from './feedback.messages.ts'
import type { ToastMessage } from './toast-message.ts'
import { useLiveRoot } from './use-live-root.ts'

/** Right of the screen in either direction: the specification says top-right. */
const Area = styled.section(
  css({
    position: 'fixed',
    zIndex: layer.toast,
    insetBlockStart: 12,
    insetInline: 12,
    display: 'grid',
    gap: 8,
    pointerEvents: 'none',
    '@media print': { display: 'none' },
    [from.tablet]: {
      insetBlockStart: 20,
      inlineSize: 380,
      '[dir="rtl"] &': { insetInlineStart: 20, insetInlineEnd: 'auto' },
      '[dir="ltr"] &': { insetInlineStart: 'auto', insetInlineEnd: 20 },
    },
  }),
)
const Detail = styled.p(css({ color: color.inkSoft, lineHeight: 1.7 }))

const icons = {
  success: <CircleCheck size={20} aria-hidden="true" />,
  warning: <TriangleAlert size={20} aria-hidden="true" />,
  error: <CircleX size={20} aria-hidden="true" />,
  info: <Info size={20} aria-hidden="true" />,
}

const Toast = ({ toast, onClose }: { toast: ToastMessage; onClose: (id: string) => void }) => {
  // The first value: when another toast joins, the time of this one does not start again.
  const [life] = useState(toast.life)
  const close = () => onClose(toast.id)
  return (
    <Snackbar
      open
      autoHideDuration={life}
      resumeHideDuration={life}
      onClose={(_, reason) => reason !== 'clickaway' && close()}
      // A press here does not move the focus: a field that loses it would show what is missing in it.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Alert
        variant="toast"
        severity={toast.kind}
        iconMapping={icons}
        // An error interrupts a screen reader; everything else is read out in its turn, by the live root.
        role={toast.kind === 'error' ? 'alert' : 'none'}
        action={
          <IconButton label={text.closeToast} onClick={close}>
            <X size={18} />
          </IconButton>
        }
      >
        <AlertTitle component="p">
          <VisuallyHidden>{text.kinds[toast.kind]}: </VisuallyHidden>
          {toast.title}
        </AlertTitle>
        {toast.detail && <Detail>{toast.detail}</Detail>}
      </Alert>
    </Snackbar>
  )
}

/** The messages of the moment, top right; each goes after its life, by the Escape key or when closed. */
export const ToastArea = ({
  toasts,
  onClose,
}: {
  toasts: readonly ToastMessage[]
  onClose: (id: string) => void
}) => {
  const root = useLiveRoot()
  if (!root || toasts.length === 0) return null
  return createPortal(
    <Area aria-label={text.toasts}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={onClose} />
      ))}
    </Area>,
    root,
  )
}

import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../elements/icon-button.tsx'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { feedbackMessages as text } from './feedback.messages.ts'
import { Area, Body, Detail, Item, Title } from './toast-area.styles.ts'
import { useLife } from './use-life.ts'
import { useLiveRoot } from './use-live-root.ts'

export type ToastKind = 'success' | 'warning' | 'error' | 'info'
export type ToastMessage = {
  id: string
  kind: ToastKind
  title: string
  detail?: string | undefined
  /** Milliseconds until it goes by itself; time under the pointer or the focus does not count. */
  life: number
}

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleX, info: Info }

const Toast = ({ toast, onClose }: { toast: ToastMessage; onClose: (id: string) => void }) => {
  const [isHeld, setIsHeld] = useState(false)
  const Icon = icons[toast.kind]
  useLife(toast.life, isHeld, () => onClose(toast.id))
  return (
    <Item
      // What went wrong interrupts; everything else is read out in its turn, by the live root.
      role={toast.kind === 'error' ? 'alert' : undefined}
      data-kind={toast.kind}
      // A press here takes the focus from nobody: a field that was left would say what is missing in it.
      onMouseDown={(event) => event.preventDefault()}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon size={20} aria-hidden="true" />
      <Body>
        <Title>
          <VisuallyHidden>{text.kinds[toast.kind]}: </VisuallyHidden>
          {toast.title}
        </Title>
        {toast.detail && <Detail>{toast.detail}</Detail>}
      </Body>
      <IconButton label={text.closeToast} onClick={() => onClose(toast.id)}>
        <X size={18} />
      </IconButton>
    </Item>
  )
}

/** The messages of the moment, top right; each goes after its life or when closed. */
export const ToastArea = ({
  toasts,
  onClose,
}: {
  toasts: readonly ToastMessage[]
  onClose: (id: string) => void
}) => {
  const root = useLiveRoot()
  if (!root) return null
  return createPortal(
    <Area aria-label={text.toasts}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={onClose} />
      ))}
    </Area>,
    root,
  )
}

import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { orderMessages as text } from './order.messages.ts'

const icons = { none: <Copy size={18} />, copied: <Check size={18} />, failed: <X size={18} /> }
const says = { none: '', copied: text.copied, failed: text.notCopied }

/** Copies `value` (with Latin digits, as the bank knows it) and says whether it did. */
export const CopyButton = ({ value, label = text.copy }: { value: string; label?: string }) => {
  const [tried, setTried] = useState<{ value: string; isCopied: boolean }>()
  const outcome = tried?.value !== value ? 'none' : tried.isCopied ? 'copied' : 'failed'
  const copy = async () => {
    try {
      // Without a secure address there is no clipboard; the rejection says so too.
      await navigator.clipboard.writeText(value)
      setTried({ value, isCopied: true })
    } catch {
      setTried({ value, isCopied: false })
    }
  }
  return (
    <>
      <IconButton label={label} onClick={copy}>
        {icons[outcome]}
      </IconButton>
      <VisuallyHidden role="status">{says[outcome]}</VisuallyHidden>
    </>
  )
}

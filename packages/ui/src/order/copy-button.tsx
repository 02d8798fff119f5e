import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { orderMessages as text } from './order.messages.ts'

/** Copies `value` (with Latin digits, as the bank knows it) and says that it did. */
export const CopyButton = ({ value, label = text.copy }: { value: string; label?: string }) => {
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === value
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(value)
  }
  return (
    <>
      <IconButton label={label} onClick={copy}>
        {isCopied ? <Check size={18} /> : <Copy size={18} />}
      </IconButton>
      <VisuallyHidden role="status">{isCopied && text.copied}</VisuallyHidden>
    </>
  )
}

import type { OrderRecord } from '@hojreh/contract/admin'
import { Button, lazyPart } from '@hojreh/ui'
import Pencil from 'lucide-react/icons/pencil'
import { Suspense, useState } from 'react'
import { Soft } from '../../../shared/panel.tsx'
import { orderEditMessages as text } from './edit.messages.ts'

// Few orders are changed.
const EditLinesForm = lazyPart(() => import('./edit-lines-form.tsx'), 'EditLinesForm')

/** Opens the form in which an order's goods are changed, in the place of its button. */
export const EditLines = ({ order }: { order: OrderRecord }) => {
  const [isOpen, setOpen] = useState(false)
  // The form stays open when a colleague changes the order meanwhile: saving reports the conflict and keeps what was chosen.
  if (isOpen)
    return (
      <Suspense fallback={<Soft>{text.loading}</Soft>}>
        <EditLinesForm order={order} onClose={() => setOpen(false)} />
      </Suspense>
    )
  const isWaiting = order.edits.some(({ state }) => state === 'open')
  if (isWaiting || !order.acts.includes('editOrderLines')) return null
  return (
    <div>
      <Button variant="text" startIcon={<Pencil size={18} />} onClick={() => setOpen(true)}>
        {text.edit}
      </Button>
    </div>
  )
}

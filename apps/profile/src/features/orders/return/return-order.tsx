import { Button, lazyPart, Skeleton } from '@hojreh/ui'
import { Suspense, useState } from 'react'
import { returnOrderMessages as text } from './return-order.messages.ts'

// The form and its rules are loaded only by those who send something back.
const ReturnForm = lazyPart(() => import('./return-form.tsx'), 'ReturnForm')

/** The way to send a delivered order back, as long as that is possible. */
export const ReturnOrder = ({ orderId }: { orderId: string }) => {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    <Suspense fallback={<Skeleton variant="block" />}>
      <ReturnForm orderId={orderId} onClose={() => setIsOpen(false)} />
    </Suspense>
  ) : (
    <Button variant="text" fullWidth onClick={() => setIsOpen(true)}>
      {text.open}
    </Button>
  )
}

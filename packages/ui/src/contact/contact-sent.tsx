import { useEffect, useRef } from 'react'
import { Button } from '../elements/actions/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { contactMessages as text } from './contact.messages.ts'

/** In the place of the form once the shop has the message; takes the focus that the form's button had. */
export const ContactSent = ({ message, onAgain }: { message: string; onAgain: () => void }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="status">
      <EmptyState
        title={text.sent}
        text={message}
        actions={
          <Button variant="text" onClick={onAgain}>
            {text.again}
          </Button>
        }
      />
    </div>
  )
}

import type { WaitingReturn } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { useState } from 'react'
import { Row } from '../panel.tsx'
import { RefuseForm } from './refuse-form.tsx'
import { returnsMessages as text } from './returns.messages.ts'
import { TakeForm } from './take-form.tsx'

/** The answer to a customer who sends goods back: they are here, or the shop does not take them. */
export const ReturnAnswer = (props: {
  orderId: string
  lines: WaitingReturn['lines']
  onTaken?: () => void
}) => {
  const [isRefusing, setRefusing] = useState(false)
  if (isRefusing) return <RefuseForm orderId={props.orderId} onClose={() => setRefusing(false)} />
  return (
    <>
      <TakeForm {...props} />
      <Row>
        <Button variant="text" color="error" onClick={() => setRefusing(true)}>
          {text.refuse}
        </Button>
      </Row>
    </>
  )
}

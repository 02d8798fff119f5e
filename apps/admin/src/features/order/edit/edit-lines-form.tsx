import { useEditOrderLinesMutation } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { type OrderRecord, phoneOrderHours } from '@hojreh/contract/admin'
import { Button, SubmitButton } from '@hojreh/ui'
import { useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { KeepDraft } from '../../../shared/draft/keep-draft.tsx'
import { Row, Stack } from '../../../shared/panel.tsx'
import { refusalOf } from '../../../shared/refusal-of.ts'
import { orderEditMessages as text } from './edit.messages.ts'
import { type EditedLine, linesOf, wantedOf } from './edit-lines.rules.ts'
import { EditTerms } from './edit-terms.tsx'
import { EditedGoods } from './edited-goods.tsx'

export interface EditLinesValues {
  lines: readonly EditedLine[]
  heldHours: string
}

/**
 * Changes what an order consists of, with what it then costs before it is saved. What a colleague changed meanwhile shows
 * beside each line, and saving again says that it was seen.
 */
export const EditLinesForm = ({ order, onClose }: { order: OrderRecord; onClose: () => void }) => {
  const dispatch = useDispatch()
  const [edit] = useEditOrderLinesMutation()
  const told = useRef<number | null>(null)
  const [initial] = useState<EditLinesValues>(() => ({ lines: linesOf(order), heldHours: '24' }))
  const send = async ({ lines: edited, heldHours }: EditLinesValues) => {
    const lines = wantedOf(edited)
    const total = told.current
    if (lines.length === 0) return refusalOf({ message: text.none })
    if (total === null) return refusalOf({ message: text.noSum })
    const hours = phoneOrderHours.find((count) => String(count) === heldHours) ?? phoneOrderHours[0]
    const { error } = await edit({
      query: { id: order.id },
      body: { version: order.edition.version, lines, total, heldHours: hours },
    })
    if (error) return refusalOf(error)
    dispatch(toastShown({ kind: 'success', title: text.done, lifeMs: limits.toastLifeMs.auth }))
    onClose()
    return undefined
  }
  return (
    <Form<EditLinesValues>
      initialValues={initial}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.edit}>
          <Stack>
            <KeepDraft id={`order-lines:${order.id}`} />
            <EditedGoods order={order} />
            <EditTerms order={order} told={told} />
            <Row>
              <SubmitButton needsChange>{text.save}</SubmitButton>
              <Button variant="text" onClick={onClose}>
                {text.cancel}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    />
  )
}

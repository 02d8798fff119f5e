import { isApiError } from '@hojreh/api'
import { useEditOrderLinesMutation, useLazyGetOrderQuery } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { type OrderRecord, phoneOrderHours } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { Button, FormValue, SubmitButton } from '@hojreh/ui'
import type { FormApi } from 'final-form'
import { useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { KeepDraft } from '../../../shared/draft/keep-draft.tsx'
import { ConflictChoice } from '../../../shared/edit/conflict-choice.tsx'
import { Row, Stack } from '../../../shared/panel.tsx'
import { refusalOf } from '../../../shared/refusal-of.ts'
import { orderEditMessages as text } from './edit.messages.ts'
import { type EditedLine, linesOf, wantedOf } from './edit-lines.rules.ts'
import { EditTerms } from './edit-terms.tsx'
import { EditedGoods } from './edited-goods.tsx'
import { chosenLines, type LineConflict, lineConflictOf } from './line-conflict.rules.ts'

export interface EditLinesValues {
  lines: readonly EditedLine[]
  heldHours: string
}

const isConflict = (error: unknown) => isApiError(error) && error.code === 'edit_conflict'

const wordsOf = (_productId: string, count: string) =>
  count === '0' ? text.noPiece : text.pieces(toPersianDigits(count))

/**
 * Changes the lines of an order and shows its new total before it is saved. After an edit conflict the later member
 * chooses line by line and sees the total again before saving: the choices apply to the order as it is by then.
 */
export const EditLinesForm = ({ order, onClose }: { order: OrderRecord; onClose: () => void }) => {
  const dispatch = useDispatch()
  const [edit] = useEditOrderLinesMutation()
  const [load] = useLazyGetOrderQuery()
  const told = useRef<number | null>(null)
  // The page reloads the order by itself; the order seen here changes only when the member has chosen.
  const [seen, setSeen] = useState(order)
  const [conflict, setConflict] = useState<LineConflict>()
  const [initial] = useState<EditLinesValues>(() => ({ lines: linesOf(order), heldHours: '24' }))
  const send = async ({ lines: edited, heldHours }: EditLinesValues) => {
    const lines = wantedOf(edited)
    const total = told.current
    if (lines.length === 0) return refusalOf({ message: text.none })
    if (total === null) return refusalOf({ message: text.noSum })
    const hours = phoneOrderHours.find((count) => String(count) === heldHours) ?? phoneOrderHours[0]
    const { error } = await edit({
      query: { id: seen.id },
      body: { version: seen.edition.version, lines, total, heldHours: hours },
    })
    if (error) {
      const { data: current } = isConflict(error) ? await load({ id: seen.id }) : {}
      if (current) setConflict(lineConflictOf(seen, edited, current))
      return refusalOf(error)
    }
    dispatch(toastShown({ kind: 'success', title: text.done, lifeMs: limits.toastLifeMs.auth }))
    onClose()
    return undefined
  }
  const choose = (form: FormApi<EditLinesValues>, made: LineConflict) => (theirs: string[]) => {
    const { heldHours } = form.getState().values
    setSeen(made.current)
    setConflict(undefined)
    form.initialize({ ...initial, lines: linesOf(made.current) })
    form.batch(() => {
      form.change('lines', chosenLines(made, theirs))
      form.change('heldHours', heldHours)
    })
  }
  return (
    <Form<EditLinesValues>
      initialValues={initial}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit, form }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.edit}>
          {conflict && (
            <ConflictChoice
              differences={conflict.differences}
              labels={conflict.titles}
              edition={conflict.current.edition}
              elsewhere={conflict.elsewhere}
              wordsOf={wordsOf}
              chooseLabel={text.goOn}
              onChosen={choose(form, conflict)}
              onBack={() => setConflict(undefined)}
            />
          )}
          <div hidden={conflict !== undefined}>
            <Stack>
              {/* A draft belongs to a version: that of an older one would remove the lines that a colleague added. */}
              <KeepDraft id={`order-lines:${order.id}:${seen.edition.version}`} />
              <FormValue as={EditedGoods} name="lines" order={seen} />
              <EditTerms order={seen} told={told} />
              <Row>
                <SubmitButton needsChange>{text.save}</SubmitButton>
                <Button variant="text" onClick={onClose}>
                  {text.cancel}
                </Button>
              </Row>
            </Stack>
          </div>
        </form>
      )}
    />
  )
}

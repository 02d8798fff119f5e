import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, color, corner } from '@hojreh/ui'
import { type FormApi, getIn } from 'final-form'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { ageOf } from '../age.ts'
import { useMe } from '../me.ts'
import { draftMessages as text } from './draft.messages.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './drafts.ts'

const Sign = styled.p(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    // A line of its own in forms that are grids.
    gridColumn: '1 / -1',
    columnGap: 8,
    paddingInline: 12,
    borderRadius: corner.small,
    backgroundColor: color.sunken,
    fontSize: '0.875rem',
  }),
)

const watched = { values: true, dirtyFields: true, submitting: true, submitSucceeded: true } as const

const fill = (form: FormApi, { values }: Draft) =>
  form.batch(() => {
    for (const [field, value] of Object.entries(values)) form.change(field, value)
  })

/** Keeps what differs from the beginning of the form until it is sent; returns how to stop. */
const watch = (form: FormApi, staffId: string, id: string) => {
  let isLeft = false
  const stop = form.subscribe(({ values, dirtyFields, submitting, submitSucceeded }) => {
    const typed = Object.keys(dirtyFields ?? {})
    const isSent = submitSucceeded && !submitting && form.getState().dirtySinceLastSubmit === false
    if (isSent || typed.length === 0) dropDraft(staffId, id)
    else if (!submitting) {
      const { initialValues = {} } = form.getState()
      const inFields = (of: object) => Object.fromEntries(typed.map((field) => [field, getIn(of, field)]))
      keepDraft(staffId, id, inFields(values), inFields(initialValues))
    }
    if (isLeft && !submitting) stop()
  }, watched)
  return () => {
    isLeft = true
    // A form that is left because it was sent hears of that a moment later.
    if (!form.getState().submitting) stop()
  }
}

/**
 * Keeps what was typed into the form around it on this device, for this member and for seven days, so that a closed tab
 * takes nothing away. Not for forms with anything secret in them.
 * @param onRestored is told of a draft that was put into the form
 */
export const KeepDraft = ({ id, onRestored }: { id: string; onRestored?: (draft: Draft) => void }) => {
  const { id: current } = useMe().staff
  // Another member who signs in in the dialog must not see what the first one typed on the page.
  const [staffId] = useState(current)
  const form = useForm()
  const [restored, setRestored] = useState<Draft | null>(null)
  // Fields register in effects: before that, nothing can be put into them.
  const [isReady, setReady] = useState(false)
  const tell = useRef(onRestored)
  tell.current = onRestored
  useEffect(() => setReady(true), [])
  useEffect(() => {
    if (!isReady) return
    const draft = readDraft(staffId, id)
    if (draft) fill(form, draft)
    setRestored(draft)
    if (draft) tell.current?.(draft)
    return watch(form, staffId, id)
  }, [isReady, form, staffId, id])
  if (!restored) return null
  const discard = () => {
    form.reset()
    dropDraft(staffId, id)
    setRestored(null)
  }
  const isOld = Date.now() - restored.keptAt >= 60_000
  return (
    <Sign role="status">
      {isOld ? text.restored(ageOf(new Date(restored.keptAt).toISOString(), Date.now())) : text.justNow}
      <Button variant="link" size="small" onClick={discard}>
        {text.discard}
      </Button>
    </Sign>
  )
}

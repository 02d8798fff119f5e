import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, color, corner } from '@hojreh/ui'
import { type FormApi, getIn } from 'final-form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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

const watched = {
  ...{ values: true, initialValues: true, dirtyFields: true, submitting: true, submitSucceeded: true },
  // Notifies when a field registers, as it names every field.
  visited: true,
} as const

const fill = (form: FormApi, { values }: Draft) =>
  form.batch(() => {
    for (const [field, value] of Object.entries(values)) form.change(field, value)
  })

/** A field of the record that has changed since the member typed into it. */
export interface OutdatedField {
  field: string
  mine: string
  now: string
}

const outdatedOf = (form: FormApi, { values, before = {} }: Draft): OutdatedField[] => {
  const initial = form.getState().initialValues ?? {}
  return Object.entries(before).flatMap(([field, was]) => {
    const now = getIn(initial, field)
    const isOutdated = now !== was && now !== values[field]
    return isOutdated ? [{ field, mine: String(values[field] ?? ''), now: String(now ?? '') }] : []
  })
}

/** Returns the fields of the draft whose part of the form has not been loaded yet. */
const lateOf = (form: FormApi, draft: Draft | null): Map<string, unknown> =>
  new Map(Object.entries(draft?.values ?? {}).filter(([field]) => !form.getFieldState(field)))

/** Fills late fields from the draft: a field that registers starts with the value of the record. */
const fillLate = (form: FormApi, late: Map<string, unknown>): void => {
  for (const [field, value] of [...late]) {
    if (!form.getFieldState(field)) continue
    late.delete(field)
    form.change(field, value)
  }
}

interface Watched {
  staffId: string
  id: string
  late: Map<string, unknown>
  /** Called when there is no draft any more. */
  onDropped: () => void
}

/** Keeps the changed fields of a form as a draft until it is sent; returns a function that stops this. */
const watch = (form: FormApi, { staffId, id, late, onDropped }: Watched) => {
  let isLeft = false
  const stop = form.subscribe(({ values = {}, initialValues = {}, ...state }) => {
    // A form takes no change while it notifies its subscribers of one.
    if (late.size > 0) queueMicrotask(() => fillLate(form, late))
    const { dirtyFields, submitting, submitSucceeded } = state
    const typed = Object.keys(dirtyFields ?? {})
    const of = (all: object, fields: readonly string[]) =>
      Object.fromEntries(fields.map((field) => [field, getIn(all, field)]))
    const isSent = submitSucceeded && !submitting && form.getState().dirtySinceLastSubmit === false
    if (isSent || typed.length + late.size === 0) {
      late.clear()
      dropDraft(staffId, id)
      onDropped()
    } else if (!submitting)
      keepDraft(
        staffId,
        id,
        { ...of(values, typed), ...Object.fromEntries(late) },
        of(initialValues, [...typed, ...late.keys()]),
      )
    if (isLeft && !submitting) stop()
  }, watched)
  return () => {
    isLeft = true
    // A form that is left because it was sent is notified of that a moment later, and the next one in its place must
    // not start with what was sent. If the request is refused, the draft is kept again.
    if (form.getState().submitting) dropDraft(staffId, id)
    else stop()
  }
}

/**
 * Keeps what was typed into the form around it on this device, for this member and for seven days, so that closing the
 * tab loses nothing. Not for forms with anything secret in them.
 */
export const KeepDraft = ({
  id,
  onOutdated,
}: {
  id: string
  /** Called with the fields whose record has changed since the draft was typed. */
  onOutdated?: (fields: OutdatedField[]) => void
}) => {
  const { id: current } = useMe().staff
  // Another member who signs in in the dialog must not see what the first one typed on the page.
  const [staffId] = useState(current)
  const form = useForm()
  const [restored, setRestored] = useState<Draft | null>(null)
  const late = useRef(new Map<string, unknown>())
  // Fields register in effects: before that, nothing can be put into them.
  const [isReady, setReady] = useState(false)
  const tellOutdated = useEffectEvent((fields: OutdatedField[]) => {
    if (fields.length > 0) onOutdated?.(fields)
  })
  useEffect(() => setReady(true), [])
  useEffect(() => {
    if (!isReady) return
    const draft = readDraft(staffId, id)
    if (draft) {
      tellOutdated(outdatedOf(form, draft))
      fill(form, draft)
    }
    setRestored(draft)
    late.current = lateOf(form, draft)
    return watch(form, { staffId, id, late: late.current, onDropped: () => setRestored(null) })
  }, [isReady, form, staffId, id])
  if (!restored) return null
  const discard = () => {
    late.current.clear()
    form.reset()
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

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, color, corner } from '@hojreh/ui'
import { type FormApi, getIn } from 'final-form'
import { useEffect, useEffectEvent, useState } from 'react'
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
} as const

const fill = (form: FormApi, { values }: Draft) =>
  form.batch(() => {
    for (const [field, value] of Object.entries(values)) form.change(field, value)
  })

/** A field that is another one now than it was when somebody typed into it. */
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

/**
 * Keeps what differs from the beginning of the form until it is sent; returns how to stop.
 * @param restored the fields that were filled from a draft
 * @param onDropped called when there is no draft any more
 */
const watch = (
  form: FormApi,
  {
    staffId,
    id,
    restored,
    onDropped,
  }: Record<'staffId' | 'id', string> & {
    restored: readonly string[]
    onDropped: () => void
  },
) => {
  let isLeft = false
  const stop = form.subscribe(({ values = {}, initialValues = {}, ...state }) => {
    const { dirtyFields, submitting, submitSucceeded } = state
    // A part of the form whose code is still on its way has not registered its fields; what was typed there is none the less.
    const late = restored.filter(
      (field) => !form.getFieldState(field) && getIn(values, field) !== getIn(initialValues, field),
    )
    const typed = [...Object.keys(dirtyFields ?? {}), ...late]
    const of = (all: object) => Object.fromEntries(typed.map((field) => [field, getIn(all, field)]))
    const isSent = submitSucceeded && !submitting && form.getState().dirtySinceLastSubmit === false
    if (isSent || typed.length === 0) {
      dropDraft(staffId, id)
      onDropped()
    } else if (!submitting) keepDraft(staffId, id, of(values), of(initialValues))
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
 */
export const KeepDraft = ({
  id,
  onOutdated,
}: {
  id: string
  /** Called with the fields that somebody has changed since the draft was typed. */
  onOutdated?: (fields: OutdatedField[]) => void
}) => {
  const { id: current } = useMe().staff
  // Another member who signs in in the dialog must not see what the first one typed on the page.
  const [staffId] = useState(current)
  const form = useForm()
  const [restored, setRestored] = useState<Draft | null>(null)
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
    return watch(form, {
      ...{ staffId, id, restored: Object.keys(draft?.values ?? {}) },
      onDropped: () => setRestored(null),
    })
  }, [isReady, form, staffId, id])
  if (!restored) return null
  const isOld = Date.now() - restored.keptAt >= 60_000
  return (
    <Sign role="status">
      {isOld ? text.restored(ageOf(new Date(restored.keptAt).toISOString(), Date.now())) : text.justNow}
      <Button variant="link" size="small" onClick={() => form.reset()}>
        {text.discard}
      </Button>
    </Sign>
  )
}

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-final-form'
import { Button } from '../../elements/actions/button.tsx'
import { color } from '../../theme/vars.ts'
import { fieldsMessages as text } from '../fields.messages.ts'
import { missingControls, nameOf } from './missing-controls.ts'

/** It keeps its line while nothing is missing: the button does not move away from the thumb. */
const Line = styled.p(
  css({
    flex: '1 1 0',
    alignSelf: 'center',
    minInlineSize: 0,
    minBlockSize: 36,
    marginBlock: -8,
    fontSize: '0.8125rem',
    '& > button': {
      padding: 0,
      color: color.inkSoft,
      fontWeight: 400,
      lineHeight: 1.6,
      textAlign: 'start',
      whiteSpace: 'normal',
    },
  }),
)

const isWithin = ({ clientX: x, clientY: y }: MouseEvent, { left, right, top, bottom }: DOMRect) =>
  x > left && x < right && y > top && y < bottom

/**
 * Says beside a submit button that is disabled (specification, section 5) what its form still lacks. A press on the words,
 * or on the button that takes none, leads to the first such field.
 */
export const StillMissing = () => {
  const { errors = {}, hasValidationErrors } = useFormState({
    subscription: { errors: true, hasValidationErrors: true },
  })
  const line = useRef<HTMLParagraphElement>(null)
  const [words, setWords] = useState('')
  const missing = () => {
    const form = line.current?.closest('form')
    return form ? missingControls(form, errors) : []
  }
  const lead = () =>
    missing()
      .find(({ disabled }) => !disabled)
      ?.focus()
  const latest = useRef(lead)
  useEffect(() => {
    latest.current = lead
    const [first, ...others] = missing().map(nameOf)
    setWords(hasValidationErrors ? (first ? text.missing(first, others.length) : text.incomplete) : '')
  })
  useEffect(() => {
    const form = line.current?.closest('form')
    const leadFromButton = (event: MouseEvent) => {
      const submit = form?.querySelector('[type="submit"]:disabled:not([aria-busy="true"])')
      if (submit && isWithin(event, submit.getBoundingClientRect())) latest.current()
    }
    form?.addEventListener('click', leadFromButton)
    return () => form?.removeEventListener('click', leadFromButton)
  }, [])
  return (
    <Line ref={line} aria-live="polite">
      {words && (
        <Button variant="link" size="small" onClick={lead}>
          {words}
        </Button>
      )}
    </Line>
  )
}

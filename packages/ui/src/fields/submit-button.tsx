import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { Button, type ButtonProps } from '../elements/actions/button.tsx'
import { color } from '../theme/vars.ts'

const Refusal = styled.p(css({ flex: '1 1 auto', fontSize: '0.8125rem', color: color.pomegranate }))

const subscription = {
  hasValidationErrors: true,
  submitting: true,
  pristine: true,
  submitErrors: true,
} as const

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'disabled' | 'href' | 'form'> & {
  /** For a form that shows what the server has: there is nothing to send while it is unchanged. */
  needsChange?: boolean
}

/**
 * The one button that sends a form: disabled while a value in the form is invalid (specification, section 5).
 * final-form's own `invalid` counts refusals of the server, too, and only another try can take those away. A refusal of
 * something that has no field in this form stands beside the button, so that none is silent.
 */
export const SubmitButton = ({ loading, needsChange = false, ...rest }: SubmitButtonProps) => {
  const { hasValidationErrors, submitting, pristine, submitErrors } = useFormState({
    subscription,
  })
  // Fields register in effects: before that, as on the server, it is unknown whether their values are valid.
  const [isChecked, setChecked] = useState(false)
  useEffect(() => setChecked(true), [])
  const fields = useForm().getRegisteredFields()
  const [, refusal] = Object.entries(submitErrors ?? {}).find(([name]) => !fields.includes(name)) ?? []
  return (
    <>
      {refusal && !submitting && <Refusal role="alert">{refusal}</Refusal>}
      <Button
        {...rest}
        type="submit"
        disabled={!isChecked || hasValidationErrors || (needsChange && pristine)}
        loading={loading || submitting}
      />
    </>
  )
}

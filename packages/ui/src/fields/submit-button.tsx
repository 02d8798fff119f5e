import { useFormState } from 'react-final-form'
import { Button, type ButtonProps } from '../elements/button.tsx'

const subscription = {
  hasValidationErrors: true,
  validating: true,
  submitting: true,
  pristine: true,
} as const

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'disabled' | 'href' | 'form'> & {
  /** For a form that shows what the server has: there is nothing to send while it is as it was. */
  needsChange?: boolean
}

/**
 * The one button that sends a form: disabled while what stands in the form is invalid (specification, section 5).
 * final-form's own `invalid` counts what the server refused, too, and only another try can take that away.
 */
export const SubmitButton = ({ isBusy, needsChange = false, ...rest }: SubmitButtonProps) => {
  const { hasValidationErrors, validating, submitting, pristine } = useFormState({ subscription })
  return (
    <Button
      {...rest}
      type="submit"
      disabled={hasValidationErrors || validating || (needsChange && pristine)}
      isBusy={isBusy || submitting}
    />
  )
}

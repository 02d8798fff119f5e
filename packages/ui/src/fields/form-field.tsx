import { type ComponentType, useEffect } from 'react'
import { useField, useForm } from 'react-final-form'
import type { FieldProps } from './field-props.ts'
import { useSettledMessage } from './typing/use-settled-message.ts'

/** Returns the message for a value, or nothing when the value is right. */
export type Validator<Values = Record<string, unknown>> = (
  value: string,
  values: Values,
) => string | undefined

type Bound = 'value' | 'onBlur' | 'onFocus' | 'message' | 'inputRef' | 'onChange'

export type FormFieldProps<Props extends FieldProps | Omit<FieldProps, 'label'>> = Omit<
  Props,
  Bound | 'as'
> & {
  /** The field to bind: `TextInput`, `PhoneInput`, `Select`… */
  as: ComponentType<Props>
  name: string
  validate?: Validator | undefined
  /** Called after the form has the new value. */
  onValue?: ((value: string) => void) | undefined
}

const asksNothing = (_value?: unknown): undefined => undefined

/**
 * Keeps a field of the form that leaves the page: react-final-form (7.0.1) gives a field that it no longer knows its
 * initial value when it comes back, whatever the user had typed. Meanwhile the field has no rule, and registers that it
 * has none: a form without any rule would keep the last error.
 */
const useKeptField = (name: string): void => {
  const form = useForm('useKeptField')
  useEffect(() => {
    form.registerField(name, asksNothing, {}, { getValidator: () => asksNothing })
  }, [form, name])
}

/** Binds a field of text to the form; a control with another value is bound by `FormValue`, and nothing else binds one. */
export const FormField = <Props extends Omit<FieldProps, 'label'>>({
  as: Field,
  name,
  validate,
  onValue,
  ...rest
}: FormFieldProps<Props>) => {
  const { input, meta } = useField<string>(name, {
    ...(validate && {
      validate: (value: string | undefined, values: object) =>
        validate(value ?? '', values as Record<string, unknown>),
    }),
    // An empty field stays the empty string: `undefined` would make the input uncontrolled.
    parse: (value: string) => value,
    format: (value: string | undefined) => value ?? '',
  })
  useKeptField(name)
  const settled = useSettledMessage(input.value, meta)
  const props = {
    ...rest,
    name,
    value: input.value,
    message: settled.message,
    inputRef: settled.controlRef,
    onFocus: () => input.onFocus(),
    onBlur: () => {
      input.onBlur()
      settled.leave()
    },
    onChange: (value: string) => {
      settled.noteTyped(value)
      input.onChange(value)
      onValue?.(value)
    },
  }
  return <Field {...(props as unknown as Props)} />
}

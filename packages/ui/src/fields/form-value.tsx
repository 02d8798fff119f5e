import type { ComponentType } from 'react'
import { useField } from 'react-final-form'

/** Props of a control that `FormValue` binds: its value is no text, but stars, files or a checked box. */
export type ValueProps<Value> = {
  name?: string
  value: Value | undefined
  /** What the server refused, until it is changed. */
  message?: string | undefined
  onChange: (value: Value | undefined) => void
}

export type FormValueProps<Props> = Omit<Props, keyof ValueProps<unknown>> & {
  /** The control to bind: `RatingInput`, `PicturesInput`… */
  as: ComponentType<Props>
  name: string
}

// By itself react-final-form would make an empty text of nothing, and nothing of an empty text.
const asItIs = (value: unknown) => value

/** Binds a control to the form, as `FormField` does a field of text. */
export const FormValue = <Props extends Pick<ValueProps<never>, 'onChange'>>({
  as: Control,
  name,
  ...rest
}: FormValueProps<Props>) => {
  const { input, meta } = useField<unknown>(name, { parse: asItIs, format: asItIs })
  const props = {
    ...rest,
    name,
    value: input.value,
    message: meta.dirtySinceLastSubmit ? undefined : meta.submitError,
    onChange: input.onChange,
  }
  return <Control {...(props as unknown as Props)} />
}

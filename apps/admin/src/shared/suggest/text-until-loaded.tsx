import { type FieldProps, TextInput } from '@hojreh/ui'
import { type ReactNode, Suspense, useState } from 'react'

interface TextUntilLoadedProps {
  field: FieldProps
  /** Renders the field with its list. `autoFocus` says that the user was typing while its code was loading. */
  children: (autoFocus: boolean) => ReactNode
}

/** A field for text until the code of its list is loaded; the list then takes over the focus. */
export const TextUntilLoaded = ({ field, children }: TextUntilLoadedProps) => {
  const [hasFocus, setHasFocus] = useState(false)
  return (
    <Suspense
      fallback={
        <TextInput
          {...field}
          onFocus={() => {
            setHasFocus(true)
            field.onFocus?.()
          }}
          onBlur={() => {
            setHasFocus(false)
            field.onBlur?.()
          }}
        />
      }
    >
      {children(hasFocus)}
    </Suspense>
  )
}

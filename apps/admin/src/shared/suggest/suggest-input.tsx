import { retryImport } from '@hojreh/app'
import { type FieldProps, TextInput } from '@hojreh/ui'
import { lazy, Suspense, useRef } from 'react'

const SuggestBox = lazy(async () => ({
  default: (await retryImport(() => import('./suggest-box.tsx'))).SuggestBox,
}))

export type SuggestInputProps = FieldProps & {
  options: readonly string[]
  /** What the choice says that takes a text which is none of them. */
  newLabel: (typed: string) => string
}

/**
 * A text with the ones there are beneath it, found in any spelling; for `FormField`. A new one is said to be new. Until
 * the code of the list is there it is a field for text.
 *
 * @example <FormField as={SuggestInput} name="brand" label={text.brand} options={brands} newLabel={text.newBrand} />
 */
export const SuggestInput = ({ options, newLabel, ...field }: SuggestInputProps) => {
  const hasFocus = useRef(false)
  return (
    <Suspense
      fallback={
        <TextInput
          {...field}
          onFocus={() => {
            hasFocus.current = true
            field.onFocus?.()
          }}
          onBlur={() => {
            hasFocus.current = false
            field.onBlur?.()
          }}
        />
      }
    >
      <SuggestBox {...field} options={options} newLabel={newLabel} autoFocus={hasFocus.current} />
    </Suspense>
  )
}

import { retryImport } from '@hojreh/app'
import { TextInput } from '@hojreh/ui'
import { lazy, Suspense, useRef } from 'react'
import type { SuggestInputProps } from './suggest-box.tsx'

const SuggestBox = lazy(async () => ({
  default: (await retryImport(() => import('./suggest-box.tsx'))).SuggestBox,
}))

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

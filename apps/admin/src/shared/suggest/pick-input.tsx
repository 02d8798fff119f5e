import { retryImport } from '@hojreh/app'
import { TextInput } from '@hojreh/ui'
import { lazy, Suspense } from 'react'
import type { PickBox as PickBoxOf, PickInputProps } from './pick-box.tsx'

// `lazy` keeps no type parameter.
const PickBox = lazy(async () => ({
  default: (await retryImport(() => import('./pick-box.tsx'))).PickBox,
})) as unknown as typeof PickBoxOf

/** One of many records, found by a word of it. Until the code of the list is there it is a field for text. */
export const PickInput = <Option,>(props: PickInputProps<Option>) => (
  <Suspense
    fallback={
      <TextInput
        name={props.name}
        label={props.label}
        hint={props.hint}
        value={props.typed}
        onChange={props.onTyped}
      />
    }
  >
    <PickBox {...props} />
  </Suspense>
)

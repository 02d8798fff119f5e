import { lazyPart } from '@hojreh/ui'
import type { PickBox as PickBoxOf, PickInputProps } from './pick-box.tsx'
import { TextUntilLoaded } from './text-until-loaded.tsx'

// `lazy` keeps no type parameter.
const PickBox = lazyPart(() => import('./pick-box.tsx'), 'PickBox') as unknown as typeof PickBoxOf

/** One of many records, found by a word of it. */
export const PickInput = <Option,>(props: PickInputProps<Option>) => {
  const { name, label, hint, typed, onTyped } = props
  return (
    <TextUntilLoaded field={{ name, label, hint, value: typed, onChange: onTyped }}>
      {(autoFocus) => <PickBox {...props} autoFocus={autoFocus} />}
    </TextUntilLoaded>
  )
}

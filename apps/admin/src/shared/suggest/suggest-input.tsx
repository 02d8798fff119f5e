import { lazyPart } from '@hojreh/ui'
import type { SuggestInputProps } from './suggest-box.tsx'
import { TextUntilLoaded } from './text-until-loaded.tsx'

const SuggestBox = lazyPart(() => import('./suggest-box.tsx'), 'SuggestBox')

/**
 * A text with the ones there are beneath it, found in any spelling; for `FormField`. A new one is said to be new.
 *
 * @example <FormField as={SuggestInput} name="brand" label={text.brand} options={brands} newLabel={text.newBrand} />
 */
export const SuggestInput = ({ options, newLabel, ...field }: SuggestInputProps) => (
  <TextUntilLoaded field={field}>
    {(autoFocus) => <SuggestBox {...field} options={options} newLabel={newLabel} autoFocus={autoFocus} />}
  </TextUntilLoaded>
)

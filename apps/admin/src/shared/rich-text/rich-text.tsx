import { type FieldProps, LoadingLabel, lazyPart, Skeleton } from '@hojreh/ui'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { Suspense, useId } from 'react'
import type { AddPicture } from './picture-form.tsx'

// A third of a megabyte, loaded on first use: only members who write need it.
const Editor = lazyPart(() => import('./editor.tsx'), 'Editor')

export type RichTextProps = FieldProps & {
  /** Without it a text has no pictures. */
  addPicture?: AddPicture | undefined
}

/**
 * A text with headings, lists, links, pictures and tables, as HTML; for `FormField`. The api cleans what it gets: the
 * editor is a convenience and no guard.
 *
 * @example <FormField as={RichText} name="bodyHtml" label={text.body} addPicture={addPicture} />
 */
export const RichText = ({
  id,
  label,
  value,
  message,
  hint,
  isRequired = false,
  onChange,
  onBlur,
  onFocus,
  addPicture,
}: RichTextProps) => {
  const generated = useId()
  const controlId = id ?? generated
  const labelId = `${controlId}-label`
  const noteId = `${controlId}-note`
  return (
    <FormControl fullWidth error={Boolean(message)} required={isRequired}>
      <FormLabel id={labelId} component="span">
        {label}
      </FormLabel>
      <Suspense
        fallback={
          <div aria-busy="true">
            <LoadingLabel />
            <Skeleton height={230} />
          </div>
        }
      >
        <Editor
          {...{ id: controlId, labelId, noteId, value, isInvalid: Boolean(message), onChange, addPicture }}
          onBlur={() => onBlur?.()}
          onFocus={() => onFocus?.()}
        />
      </Suspense>
      <FormHelperText id={noteId} aria-live="polite">
        {message ?? hint}
      </FormHelperText>
    </FormControl>
  )
}

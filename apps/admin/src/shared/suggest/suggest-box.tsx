import type { FieldProps } from '@hojreh/ui'
import Autocomplete from '@mui/material/Autocomplete'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type Ref, useId } from 'react'
import { matchingChoices } from './matching-choices.ts'
import { Choices, sameHeight } from './suggest.styles.ts'

export type SuggestInputProps = FieldProps & {
  options: readonly string[]
  /** The label of the choice that takes a typed text which is none of the options. */
  newLabel: (typed: string) => string
}

/** The field of `SuggestInput` with its list. */
export const SuggestBox = ({
  id,
  name,
  label,
  value,
  message,
  hint,
  inputRef,
  options,
  newLabel,
  autoFocus,
  onChange,
  onBlur,
  onFocus,
}: SuggestInputProps & { autoFocus: boolean }) => {
  const generated = useId()
  const controlId = id ?? generated
  const noteId = `${controlId}-note`
  const labelOf = (option: string) => (options.includes(option) ? option : newLabel(option))
  return (
    <Autocomplete
      freeSolo
      // A user who was typing while the code of the list was loading sees the list at once.
      openOnFocus={autoFocus}
      id={controlId}
      options={options}
      value={null}
      inputValue={value}
      filterOptions={(all, { inputValue }) => matchingChoices(all, inputValue)}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input' || reason === 'clear') onChange(typed)
      }}
      onChange={(_event, chosen) => chosen !== null && onChange(chosen)}
      sx={sameHeight}
      slots={{ popper: Choices }}
      slotProps={{ popper: { disablePortal: true } }}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {labelOf(option)}
        </li>
      )}
      renderInput={({ slotProps }) => (
        <FormControl fullWidth error={Boolean(message)}>
          <FormLabel id={`${controlId}-label`} htmlFor={controlId}>
            {label}
          </FormLabel>
          <OutlinedInput
            ref={slotProps.input.ref}
            name={name}
            autoFocus={autoFocus}
            inputRef={inputRef as Ref<HTMLInputElement> | undefined}
            onFocus={() => onFocus?.()}
            onBlur={() => onBlur?.()}
            slotProps={{
              input: { ...slotProps.htmlInput, id: controlId, 'aria-describedby': noteId },
            }}
          />
          <FormHelperText id={noteId} aria-live="polite">
            {message ?? hint}
          </FormHelperText>
        </FormControl>
      )}
    />
  )
}

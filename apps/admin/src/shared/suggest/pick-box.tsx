import Autocomplete from '@mui/material/Autocomplete'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { Soft } from '../panel.tsx'
import { Choices, sameHeight } from './suggest.styles.ts'

export interface PickInputProps<Option> {
  name: string
  label: string
  hint: string
  /** What the server found for what was typed. */
  options: readonly Option[]
  value: Option | null
  typed: string
  /** What is said when there is nothing. */
  none: string
  keyOf: (option: Option) => string
  labelOf: (option: Option) => string
  noteOf?: (option: Option) => string
  onTyped: (typed: string) => void
  onPick: (option: Option | null) => void
}

/** The field of `PickInput` with its list. */
export const PickBox = <Option,>({
  name,
  label,
  hint,
  options,
  value,
  typed,
  none,
  keyOf,
  labelOf,
  noteOf,
  onTyped,
  onPick,
  autoFocus,
}: PickInputProps<Option> & { autoFocus: boolean }) => {
  const controlId = useId()
  const noteId = `${controlId}-note`
  return (
    <Autocomplete
      // A user who was typing while the code of the list was loading sees the list at once.
      openOnFocus={autoFocus}
      id={controlId}
      options={options}
      value={value}
      inputValue={typed}
      filterOptions={(all) => all}
      getOptionKey={keyOf}
      getOptionLabel={labelOf}
      isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
      noOptionsText={none}
      // A list without the focus resets its text as it comes, to that of the chosen option.
      onInputChange={(_event, text, reason) => reason !== 'reset' && onTyped(text)}
      onChange={(_event, chosen) => onPick(chosen)}
      sx={sameHeight}
      slots={{ popper: Choices }}
      slotProps={{ popper: { disablePortal: true } }}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {labelOf(option)} {noteOf && <Soft style={{ marginInlineStart: 8 }}>{noteOf(option)}</Soft>}
        </li>
      )}
      renderInput={({ slotProps }) => (
        <FormControl fullWidth>
          <FormLabel id={`${controlId}-label`} htmlFor={controlId}>
            {label}
          </FormLabel>
          <OutlinedInput
            ref={slotProps.input.ref}
            name={name}
            autoFocus={autoFocus}
            slotProps={{ input: { ...slotProps.htmlInput, id: controlId, 'aria-describedby': noteId } }}
          />
          <FormHelperText id={noteId}>{hint}</FormHelperText>
        </FormControl>
      )}
    />
  )
}

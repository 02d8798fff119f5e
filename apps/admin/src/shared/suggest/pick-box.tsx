import Autocomplete from '@mui/material/Autocomplete'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { Soft } from '../panel.tsx'
import type { PickInputProps } from './pick-input.tsx'
import { Choices, sameHeight } from './suggest.styles.ts'

/** The field of {@link PickInput} with its list. */
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
}: PickInputProps<Option>) => {
  const controlId = useId()
  const noteId = `${controlId}-note`
  return (
    <Autocomplete
      id={controlId}
      options={options}
      value={value}
      inputValue={typed}
      filterOptions={(all) => all}
      getOptionKey={keyOf}
      getOptionLabel={labelOf}
      isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
      noOptionsText={none}
      onInputChange={(_event, text) => onTyped(text)}
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
            slotProps={{ input: { ...slotProps.htmlInput, id: controlId, 'aria-describedby': noteId } }}
          />
          <FormHelperText id={noteId}>{hint}</FormHelperText>
        </FormControl>
      )}
    />
  )
}

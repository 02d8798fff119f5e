import useAutocomplete from '@mui/material/useAutocomplete'
import { useForkRef } from '@mui/material/utils'
import { type ComponentPropsWithRef, type Ref, useEffect, useId, useState } from 'react'
import { useEarlyInput } from '../fields/typing/use-early-input.ts'

type Option = { href: string; title: string }

/**
 * A text field with a list of links beneath it: arrows move, Enter follows the chosen link, Escape closes, then
 * empties. MUI's, whose options are values to take; here they are links to follow.
 */
export const useCombobox = <Of extends Option>(
  options: readonly Of[],
  value: string,
  onChange: (value: string) => void,
  onOpen?: () => void,
) => {
  const id = useId()
  const [chosen, setChosen] = useState<{ option?: Of | null }>({})
  const { popupOpen, getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<
    Of,
    false,
    false,
    true
  >({
    id,
    options,
    value: null,
    inputValue: value,
    freeSolo: true,
    openOnFocus: true,
    clearOnEscape: true,
    // The server has chosen them.
    filterOptions: (all) => all,
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.title),
    getOptionKey: (option) => (typeof option === 'string' ? option : option.href),
    onInputChange: (_, typed, reason) => {
      if (reason === 'input' || reason === 'clear') onChange(typed)
    },
    onOpen: () => onOpen?.(),
    onHighlightChange: (_, option) => setChosen({ option }),
    onChange: (event, option, reason) => {
      // A pressed link goes its way by itself.
      if (reason === 'selectOption' && event.type === 'keydown')
        document.getElementById(`${id}-option-${options.indexOf(option as Of)}`)?.click()
    },
  })
  // MUI forgets the highlighted option in the first render after the options have changed. That render follows them at
  // once, so that it is not the one of the first arrow.
  const titles = options.map(({ title }) => title).join()
  useEffect(() => {
    // Not without options: as the page hydrates, another render would move the caret of what was typed before.
    if (titles) setChosen({})
  }, [titles])
  const { ref, onChange: take, onFocus, onBlur, value: typed, ...attributes } = getInputProps()
  const inputRef = useForkRef(useEarlyInput(onChange), ref as Ref<HTMLInputElement>)
  return {
    isOpen: popupOpen && options.length > 0,
    /** Of MUI's field. */
    field: {
      inputRef,
      value: typed,
      onChange: take,
      onFocus,
      onBlur,
      slotProps: {
        input: { ...attributes, onKeyDown: getRootProps().onKeyDown, enterKeyHint: 'search' as const },
      },
    },
    focus: () => document.getElementById(id)?.focus(),
    // MUI's types are those of `ul` and `li`, its properties are any element's.
    list: { ...getListboxProps(), 'aria-labelledby': undefined } as unknown as ComponentPropsWithRef<'div'>,
    option: (option: Of, index: number) => {
      const { key: _, ...props } = getOptionProps({ option, index })
      return { ...props, 'aria-selected': option === chosen.option } as unknown as ComponentPropsWithRef<'a'>
    },
  }
}

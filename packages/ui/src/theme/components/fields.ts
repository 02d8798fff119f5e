import type { Components } from '@mui/material/styles'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { color, corner } from '../vars.ts'
import { FieldOutline } from './field-outline.tsx'

const placeholder = { color: color.inkSoft, opacity: 1 }

/** Text fields and selects: the label above, an outlined box, and beneath it a line for the message or the hint. */
export const fields: Components = {
  MuiFormLabel: {
    // `required` reaches the input; a mark at the label would stand at nearly every one.
    defaultProps: { required: false },
    styleOverrides: {
      root: {
        marginBlockEnd: 6,
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.6,
        '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: color.ink },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        // The line is there before its message is, so that nothing moves; half of it lies in the gap of the form's grid.
        minBlockSize: 20,
        margin: '4px 0 -8px',
        fontSize: '0.8125rem',
        lineHeight: '20px',
      },
    },
  },
  MuiInputBase: {
    // Its keyframes tell a floating label that the browser has filled the field; ours never float.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: { '&::-webkit-input-placeholder': placeholder, '&::-moz-placeholder': placeholder },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { slots: { notchedOutline: FieldOutline } },
    styleOverrides: {
      root: {
        minBlockSize: 48,
        borderRadius: corner.card,
        backgroundColor: color.surface,
        '& > svg:first-of-type:not(.MuiNativeSelect-icon)': {
          flex: 'none',
          marginInlineEnd: 10,
          color: color.inkSoft,
        },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: color.lineStrong },
        '&.MuiInputBase-adornedEnd': { '--_trailingPad': '4px' },
        '&.Mui-disabled': { backgroundColor: color.sunken },
        '&&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: color.line },
        '&&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: color.lineStrong,
        },
      },
      input: {
        boxSizing: 'border-box',
        height: 'auto',
        padding: '12px 14px',
        lineHeight: 1.5,
        // What is typed from left to right begins at its label all the same.
        '&[dir="ltr"]': { textAlign: 'end' },
        '[dir="ltr"] &[dir="ltr"]': { textAlign: 'start' },
        // More than MUI's own rule for dark schemes, whose blue is not ours.
        '&&&:-webkit-autofill': {
          boxShadow: `0 0 0 100px ${color.turquoiseSoft} inset`,
          WebkitTextFillColor: color.ink,
          caretColor: color.ink,
        },
      },
      multiline: {
        padding: 0,
        '& > textarea': {
          padding: '10px 14px',
          lineHeight: 1.9,
          resize: 'vertical',
          // Grows with the text, from a least height that the field itself gives.
          fieldSizing: 'content',
        },
      },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: {
      icon: {
        insetInlineEnd: 14,
        top: 'calc(50% - 9px)',
        inlineSize: 18,
        blockSize: 18,
        color: color.inkSoft,
      },
      select: { '&&': { paddingInlineEnd: 40, borderRadius: corner.card } },
    },
  },
}

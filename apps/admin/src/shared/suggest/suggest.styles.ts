import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner } from '@hojreh/ui'
import Popper from '@mui/material/Popper'

/** As high as every other field: MUI's makes room for the label that floats in it. */
export const sameHeight = {
  '& .MuiOutlinedInput-root.MuiOutlinedInput-root': { paddingBlock: 0, paddingInlineStart: 0 },
  '& .MuiAutocomplete-input.MuiAutocomplete-input': { padding: '12px 14px' },
}

/** The list beneath a field, dressed as menus are. */
export const Choices = styled(Popper)(
  css({
    '& .MuiAutocomplete-paper': {
      border: `1px solid ${color.line}`,
      borderRadius: corner.card,
      backgroundColor: color.surface,
    },
    '& .MuiAutocomplete-listbox': { padding: 8 },
    '& .MuiAutocomplete-option': { minBlockSize: 44, borderRadius: corner.small, overflowWrap: 'anywhere' },
    '& .MuiAutocomplete-option.Mui-focused': { backgroundColor: color.turquoiseSoft },
  }),
)

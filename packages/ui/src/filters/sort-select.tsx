import { css } from '@emotion/react'
import styled from '@emotion/styled'
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { hiddenLook } from '../elements/visually-hidden.tsx'
import type { SelectOption } from '../fields/select.tsx'
import { color, corner } from '../theme/vars.ts'
import { filtersMessages as text } from './filters.messages.ts'

const Box = styled.label(
  css({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    paddingInlineStart: 12,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: corner.pill,
    backgroundColor: color.surface,
    fontSize: '0.875rem',
    '&:focus-within': { borderColor: color.turquoise, boxShadow: `0 0 0 1px ${color.turquoise}` },
    '&:hover': { borderColor: color.turquoise },
    '& > svg': { flex: 'none' },
    // Over the select's own padding: pressing the arrow presses the select.
    '& > select + svg': { position: 'absolute', insetInlineEnd: 12, pointerEvents: 'none' },
    '& > select': {
      flex: '0 1 auto',
      minInlineSize: 0,
      textOverflow: 'ellipsis',
      minBlockSize: 42,
      paddingInlineEnd: 36,
      appearance: 'none',
      border: 0,
      borderRadius: corner.pill,
      backgroundColor: 'transparent',
      fontWeight: 600,
      cursor: 'pointer',
      '&:focus-visible': { outline: 'none' },
      '& option': { color: 'CanvasText', backgroundColor: 'Canvas' },
    },
  }),
)
const Hidden = styled.span(hiddenLook)

/** In which order the list comes. */
export const SortSelect = ({
  value,
  options,
  onChange,
}: {
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
}) => (
  <Box>
    <Hidden>{text.sort}</Hidden>
    <ArrowDownWideNarrow size={18} aria-hidden="true" />
    <select name="sort" value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown size={18} aria-hidden="true" />
  </Box>
)

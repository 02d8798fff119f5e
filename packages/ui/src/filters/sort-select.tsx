import { css } from '@emotion/react'
import styled from '@emotion/styled'
import InputBase from '@mui/material/InputBase'
import NativeSelect from '@mui/material/NativeSelect'
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import type { SelectOption } from '../fields/select.tsx'
import { color, corner } from '../theme/vars.ts'
import { filtersMessages as text } from './filters.messages.ts'

const Pill = styled(InputBase)(
  css({
    minBlockSize: 44,
    minInlineSize: 0,
    maxInlineSize: '100%',
    paddingInlineStart: 12,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: corner.pill,
    backgroundColor: color.surface,
    '&:focus-within': { borderColor: color.turquoise, boxShadow: `0 0 0 1px ${color.turquoise}` },
    fontSize: '0.875rem',
    fontWeight: 600,
    '& > svg:first-of-type': { flex: 'none', marginInlineEnd: 10, color: color.inkSoft },
    '& > select': { minInlineSize: 0, paddingBlock: 9, textOverflow: 'ellipsis' },
  }),
)

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
  <NativeSelect
    name="sort"
    value={value}
    inputProps={{ 'aria-label': text.sort }}
    input={<Pill startAdornment={<ArrowDownWideNarrow size={18} />} />}
    onChange={({ target }) => onChange(target.value)}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </NativeSelect>
)

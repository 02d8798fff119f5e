import { css } from '@emotion/react'
import styled from '@emotion/styled'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import type { SelectOption } from '../fields/select.tsx'
import { corner } from '../theme/vars.ts'
import { filtersMessages as text } from './filters.messages.ts'

const Pill = styled(OutlinedInput)(
  css({
    minBlockSize: 44,
    minInlineSize: 0,
    maxInlineSize: '100%',
    paddingInlineStart: 12,
    borderRadius: corner.pill,
    fontSize: '0.875rem',
    fontWeight: 600,
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

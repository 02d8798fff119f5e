import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Chip from '@mui/material/Chip'
import X from 'lucide-react/icons/x'
import { Button } from '../elements/actions/button.tsx'
import { filtersMessages as text } from './filters.messages.ts'

const List = styled.ul(css({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 16 }))

export type ActiveFilter = { key: string; label: string; onRemove: () => void }

/** What is chosen, each removable by itself: by a press, or by the Delete key. */
export const ActiveFilters = ({
  filters,
  onClear,
}: {
  filters: readonly ActiveFilter[]
  onClear?: (() => void) | undefined
}) =>
  filters.length === 0 ? null : (
    <List aria-label={text.active}>
      {filters.map(({ key, label, onRemove }) => (
        <li key={key}>
          <Chip
            component="button"
            variant="soft"
            color="primary"
            label={label}
            aria-label={text.removeFilter(label)}
            onClick={onRemove}
            onDelete={onRemove}
            deleteIcon={<X size={16} aria-hidden="true" />}
          />
        </li>
      ))}
      {onClear && (
        <li>
          <Button variant="text" color="error" size="small" onClick={onClear}>
            {text.clear}
          </Button>
        </li>
      )}
    </List>
  )

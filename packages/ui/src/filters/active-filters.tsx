import { css } from '@emotion/react'
import styled from '@emotion/styled'
import X from 'lucide-react/icons/x'
import { color, corner } from '../theme/vars.ts'
import { filtersMessages as text } from './filters.messages.ts'

const List = styled.ul(css({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 16 }))
const Chip = styled.button(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 36,
    paddingInline: 14,
    border: 0,
    borderRadius: corner.pill,
    backgroundColor: color.turquoiseSoft,
    color: color.turquoise,
    fontSize: '0.875rem',
    fontWeight: 600,
    cursor: 'pointer',
    '&:hover': { boxShadow: `inset 0 0 0 1px ${color.turquoise}` },
    '&[data-kind="clear"]': { backgroundColor: 'transparent', color: color.pomegranate },
  }),
)

export type ActiveFilter = { key: string; label: string; onRemove: () => void }

/** What is chosen, each removable by itself. */
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
          <Chip type="button" aria-label={text.removeFilter(label)} onClick={onRemove}>
            {label}
            <X size={16} aria-hidden="true" />
          </Chip>
        </li>
      ))}
      {onClear && (
        <li>
          <Chip type="button" data-kind="clear" onClick={onClear}>
            {text.clear}
          </Chip>
        </li>
      )}
    </List>
  )

import { formatNumber } from '@hojreh/persian'
import Checkbox from '@mui/material/Checkbox'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from '../elements/button.tsx'
import type { FilterGroup, FilterValue } from './filter.types.ts'
import { Choice, Group, Options, Panel, Switches, Top } from './filter-panel.styles.ts'
import { filtersMessages as text } from './filters.messages.ts'
import { PriceRange } from './price-range.tsx'
import { toggleOption } from './toggle-option.ts'

export type FilterPanelProps = {
  groups: readonly FilterGroup[]
  value: FilterValue
  onChange: (value: FilterValue) => void
  /** Shown when something is chosen. */
  onClear?: (() => void) | undefined
}

/** Every filter of a list. It holds no choice of its own: the URL does. */
export const FilterPanel = ({ groups, value, onChange, onClear }: FilterPanelProps) => (
  <Panel aria-label={text.title}>
    <Top>
      <h2>{text.title}</h2>
      {onClear && (
        <Button variant="link" onClick={onClear}>
          {text.clear}
        </Button>
      )}
    </Top>
    <Switches>
      {(['inStock', 'discounted'] as const).map((name) => (
        <Choice
          key={name}
          name={name}
          checked={value[name]}
          control={<Checkbox />}
          label={<span>{text[name]}</span>}
          onChange={() => onChange({ ...value, [name]: !value[name] })}
        />
      ))}
    </Switches>
    {groups.map(({ key, title, options }) => (
      <Group key={key} open={key === 'category' || Boolean(value.selected[key]?.length)}>
        <summary>
          {title}
          <ChevronDown size={18} aria-hidden="true" />
        </summary>
        <Options>
          {options.map((option) => (
            <Choice
              key={option.value}
              name={key}
              value={option.value}
              checked={value.selected[key]?.includes(option.value) ?? false}
              control={<Checkbox />}
              label={
                <>
                  <span>{option.label}</span>
                  {option.count !== undefined && <small>{formatNumber(option.count)}</small>}
                </>
              }
              onChange={() => onChange(toggleOption(value, key, option.value))}
            />
          ))}
        </Options>
      </Group>
    ))}
    <Group open>
      <summary>
        {text.price}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <PriceRange
        key={`${value.minPrice}-${value.maxPrice}`}
        min={value.minPrice}
        max={value.maxPrice}
        onChange={(minPrice, maxPrice) => onChange({ ...value, minPrice, maxPrice })}
      />
    </Group>
  </Panel>
)

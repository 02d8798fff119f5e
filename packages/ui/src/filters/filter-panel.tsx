import { formatNumber } from '@hojreh/persian'
import Checkbox from '@mui/material/Checkbox'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../elements/actions/button.tsx'
import { Disclosure } from '../elements/disclosure.tsx'
import type { FilterGroup, FilterValue } from './filter.types.ts'
import { Choice, Options, Panel, Switches, Top } from './filter-panel.styles.ts'
import { filtersMessages as text } from './filters.messages.ts'
import { PriceRange } from './price-range.tsx'
import { tickedBefore } from './ticked-before.ts'
import { toggleOption } from './toggle-option.ts'

export type FilterPanelProps = {
  groups: readonly FilterGroup[]
  value: FilterValue
  onChange: (value: FilterValue) => void
  /** Shown when something is chosen. */
  onClear?: (() => void) | undefined
}

/** Every filter of a list. It holds no choice of its own: the URL does. */
export const FilterPanel = ({ groups, value, onChange, onClear }: FilterPanelProps) => {
  const panel = useRef<HTMLElement>(null)
  const takeTicks = useEffectEvent(() => {
    const ticked = panel.current && tickedBefore(panel.current, value)
    if (ticked && ticked !== value) onChange(ticked)
  })
  useEffect(() => takeTicks(), [])
  return (
    <Panel ref={panel} aria-label={text.title}>
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
        <Disclosure
          key={key}
          title={title}
          // They filter by scripts only, and hundreds of them would weigh on each page.
          isLazy
          isOpen={key === 'category' || Boolean(value.selected[key]?.length)}
        >
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
        </Disclosure>
      ))}
      <Disclosure title={text.price} isOpen>
        <PriceRange
          key={`${value.minPrice}-${value.maxPrice}`}
          min={value.minPrice}
          max={value.maxPrice}
          onChange={(minPrice, maxPrice) => onChange({ ...value, minPrice, maxPrice })}
        />
      </Disclosure>
    </Panel>
  )
}

import { formatNumber } from '@hojreh/persian'
import Checkbox from '@mui/material/Checkbox'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../elements/actions/button.tsx'
import { Disclosure } from '../elements/disclosure.tsx'
import { CategoryWay } from './category-way.tsx'
import type { CategoryStep, FilterGroup, FilterValue } from './filter.types.ts'
import { Choice, Options, Panel, Switches, Title } from './filter-panel.styles.ts'
import { filtersMessages as text } from './filters.messages.ts'
import { PriceRange } from './price-range.tsx'
import { tickedBefore } from './ticked-before.ts'
import { toggleOption } from './toggle-option.ts'

export type FilterPanelProps = {
  /** The most used first. */
  groups: readonly FilterGroup[]
  categories?: CategoryStep | undefined
  /** The cheapest and the dearest of the goods, in rial. */
  prices?: { min: number; max: number } | null
  value: FilterValue
  onChange: (value: FilterValue) => void
  /** What is chosen, where the panel covers the list that says it. */
  chosen?: ReactNode
}

/** With category and price: six groups before «بیشتر». */
const GROUPS_AT_FIRST = 4

/** Every filter of a list. It holds no choice of its own: the URL does. */
export const FilterPanel = ({
  groups,
  categories,
  prices = null,
  value,
  onChange,
  chosen,
}: FilterPanelProps) => {
  const panel = useRef<HTMLElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const shown = groups.filter(
    ({ key }, place) => isWhole || place < GROUPS_AT_FIRST || Boolean(value.selected[key]?.length),
  )
  const takeTicks = useEffectEvent(() => {
    const ticked = panel.current && tickedBefore(panel.current, value)
    if (ticked && ticked !== value) onChange(ticked)
  })
  useEffect(() => takeTicks(), [])
  return (
    <Panel ref={panel} aria-label={text.title}>
      <Title>{text.title}</Title>
      {chosen}
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
      {categories && (
        <Disclosure title={text.category} isOpen>
          <CategoryWay {...categories} />
        </Disclosure>
      )}
      <Disclosure title={text.price} isOpen>
        <PriceRange
          key={`${value.minPrice}-${value.maxPrice}`}
          min={value.minPrice}
          max={value.maxPrice}
          bounds={prices}
          onChange={(minPrice, maxPrice) => onChange({ ...value, minPrice, maxPrice })}
        />
      </Disclosure>
      {shown.map(({ key, title, options }) => (
        <Disclosure
          key={key}
          title={title}
          // They filter by scripts only, and hundreds of them would weigh on each page.
          isLazy
          isOpen={Boolean(value.selected[key]?.length)}
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
      {shown.length < groups.length && (
        <Button variant="link" onClick={() => setIsWhole(true)}>
          {text.more(groups.length - shown.length)}
        </Button>
      )}
    </Panel>
  )
}

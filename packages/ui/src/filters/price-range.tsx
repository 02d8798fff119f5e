import { formatNumber } from '@hojreh/persian'
import { useState } from 'react'
import { Button } from '../elements/actions/button.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { PriceFields, QuickRanges } from './filter-panel.styles.ts'
import { filtersMessages as text } from './filters.messages.ts'
import { type QuickRange, quickRanges } from './quick-ranges.ts'

const RIALS_IN_TOMAN = 10
const LONGEST_PRICE = 12
const toToman = (rial: number | undefined) => (rial === undefined ? '' : String(rial / RIALS_IN_TOMAN))
const toRial = (toman: string) => (toman === '' ? undefined : Number(toman) * RIALS_IN_TOMAN)

const shown = (rial: number) => formatNumber(rial / RIALS_IN_TOMAN)
const labelOf = ({ min, max }: QuickRange): string =>
  min === undefined
    ? text.upTo(shown(max ?? 0))
    : max === undefined
      ? text.above(shown(min))
      : text.between(shown(min), shown(max))

type PriceRangeProps = {
  /** Rial. */
  min?: number | undefined
  max?: number | undefined
  /** Of the goods, for ranges that are one press away. */
  bounds?: { min: number; max: number } | null
  onChange: (min: number | undefined, max: number | undefined) => void
}

/** Two prices, typed in toman; they count when applied. */
export const PriceRange = ({ min, max, bounds = null, onChange }: PriceRangeProps) => {
  const [low, setLow] = useState(toToman(min))
  const [high, setHigh] = useState(toToman(max))
  const ranges = bounds ? quickRanges(bounds) : []
  return (
    <>
      {ranges.length > 0 && (
        <QuickRanges aria-label={text.quickRanges}>
          {ranges.map((range) => {
            const isChosen = range.min === min && range.max === max
            return (
              <li key={labelOf(range)}>
                <Button
                  variant="outlined"
                  size="small"
                  aria-pressed={isChosen}
                  onClick={() => (isChosen ? onChange(undefined, undefined) : onChange(range.min, range.max))}
                >
                  {labelOf(range)}
                </Button>
              </li>
            )
          })}
        </QuickRanges>
      )}
      <PriceFields
        onSubmit={(event) => {
          event.preventDefault()
          const [from, to] = [toRial(low), toRial(high)]
          // Typed the wrong way round: the wish is clear all the same.
          if (from !== undefined && to !== undefined && from > to) onChange(to, from)
          else onChange(from, to)
        }}
      >
        <TextInput
          name="minPrice"
          label={text.from}
          type="number"
          dir="ltr"
          maxLength={LONGEST_PRICE}
          hasNote={false}
          value={low}
          onChange={setLow}
        />
        <TextInput
          name="maxPrice"
          label={text.to}
          type="number"
          dir="ltr"
          maxLength={LONGEST_PRICE}
          hasNote={false}
          value={high}
          onChange={setHigh}
        />
        <Button type="submit" variant="outlined" size="small">
          {text.apply}
        </Button>
      </PriceFields>
    </>
  )
}

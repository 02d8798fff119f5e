import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, Disclosure, from, Select, type SelectOption, TextInput } from '@hojreh/ui'
import Search from 'lucide-react/icons/search'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DayInput } from '../day/day-input.tsx'
import { useGo } from '../go/use-go.ts'
import { withQuestion } from '../list-args.ts'
import { searchMessages as text } from './search.messages.ts'

const Form = styled.form(css({ display: 'grid', gap: 8, marginBlockEnd: 16 }))
const Line = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: 8,
    maxInlineSize: 640,
  }),
)
const Fields = styled.div(
  css({
    display: 'grid',
    gap: 12,
    paddingBlockEnd: 12,
    [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
)

/** A `<select>` shows its prompt for an empty value. */
const ANY = 'any'
const sorts = [
  { value: ANY, label: text.newest },
  { value: 'oldest', label: text.oldest },
]
const day = {
  placeholder: text.dayPlaceholder,
  hasNote: false,
} as const

export interface ListSearchProps {
  /** Address of the list. */
  path: string
  /** Label and hint of the search field. */
  label: string
  hint: string
  /** Labels of the two day fields. */
  days: { from: string; to: string }
  /** The list's own filter: its query parameter, its label, the label of no choice, and the options. */
  filter: { name: string; label: string; any: string; options: readonly SelectOption[] }
}

const SearchForm = ({
  path,
  label,
  hint,
  days,
  filter,
  search,
}: ListSearchProps & { search: URLSearchParams }) => {
  const go = useGo()
  const filters = [filter.name, 'from', 'to']
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(['q', ...filters, 'sort'].map((name) => [name, search.get(name) ?? ''])),
  )
  const field = (name: string) => ({
    name,
    value: values[name] ?? '',
    hasNote: false,
    onChange: (value: string) => setValues({ ...values, [name]: value === ANY ? '' : value }),
  })
  const choice = (name: string) => ({ ...field(name), value: values[name] || ANY })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    go(`${path}?${withQuestion(search, values)}`)
  }
  return (
    <Form role="search" onSubmit={ask}>
      <Line>
        <TextInput {...field('q')} label={label} placeholder={hint} icon={<Search size={20} />} />
        <Button type="submit" variant="outlined">
          {text.apply}
        </Button>
      </Line>
      <Disclosure title={text.filters} isOpen={filters.some((name) => search.has(name))} headingLevel={2}>
        <Fields>
          <Select
            {...choice(filter.name)}
            label={filter.label}
            options={[{ value: ANY, label: filter.any }, ...filter.options]}
          />
          <DayInput {...field('from')} {...day} label={days.from} />
          <DayInput {...field('to')} {...day} label={days.to} />
          <Select {...choice('sort')} label={text.sort} options={sorts} />
        </Fields>
      </Disclosure>
    </Form>
  )
}

/** The search and the filters of a list. Its state is the address. */
export const ListSearch = (props: ListSearchProps) => {
  const [search] = useSearchParams()
  // A new form for another address: a saved view, or the browser's back button.
  return <SearchForm key={String(search)} {...props} search={search} />
}

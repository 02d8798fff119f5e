import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, from, Select } from '@hojreh/ui'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { DayInput } from '../../shared/day/day-input.tsx'
import { useGo } from '../../shared/go/use-go.ts'
import { withQuestion } from '../../shared/list-args.ts'
import { booksMessages as text } from './books.messages.ts'

const Form = styled.form(
  css({
    display: 'grid',
    alignItems: 'end',
    gap: 12,
    marginBlockEnd: 16,
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' },
  }),
)
/** A `<select>` shows its prompt for an empty value. */
const ANY = 'any'
const calls = [
  { value: ANY, label: text.anyCall },
  ...Object.entries(text.acts).map(([value, label]) => ({ value, label })),
]

const SearchForm = ({ search }: { search: URLSearchParams }) => {
  const go = useGo()
  const [call, setCall] = useState(search.get('call') ?? '')
  const [first, setFirst] = useState(search.get('from') ?? '')
  const [last, setLast] = useState(search.get('to') ?? '')
  const ask = (event: FormEvent) => {
    event.preventDefault()
    go(`${paths.books}?${withQuestion(search, { call, from: first, to: last })}`)
  }
  const day = {
    placeholder: text.dayPlaceholder,
    hasNote: false,
  } as const
  return (
    <Form role="search" onSubmit={ask}>
      <Select
        name="call"
        label={text.call}
        options={calls}
        hasNote={false}
        value={call || ANY}
        onChange={(value) => setCall(value === ANY ? '' : value)}
      />
      <DayInput name="from" label={text.from} value={first} onChange={setFirst} {...day} />
      <DayInput name="to" label={text.to} value={last} onChange={setLast} {...day} />
      <Button type="submit" variant="outlined">
        {text.apply}
      </Button>
    </Form>
  )
}

/** Which act, in which days; the address remembers it. */
export const BooksSearch = () => {
  const [search] = useSearchParams()
  return <SearchForm key={String(search)} search={search} />
}

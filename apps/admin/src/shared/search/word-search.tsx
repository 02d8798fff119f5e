import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, TextInput } from '@hojreh/ui'
import Search from 'lucide-react/icons/search'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useGo } from '../go/use-go.ts'
import { withQuestion } from '../list-args.ts'
import { searchMessages as text } from './search.messages.ts'

const Line = styled.form(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: 8,
    maxInlineSize: 640,
    marginBlockEnd: 16,
  }),
)

interface WordSearchProps {
  /** Address of the list. */
  path: string
  label: string
  hint: string
}

const SearchForm = ({ path, label, hint, search }: WordSearchProps & { search: URLSearchParams }) => {
  const go = useGo()
  const [q, setQ] = useState(search.get('q') ?? '')
  const ask = (event: FormEvent) => {
    event.preventDefault()
    go(`${path}?${withQuestion(search, { q })}`)
  }
  return (
    <Line role="search" onSubmit={ask}>
      <TextInput
        name="q"
        label={label}
        placeholder={hint}
        icon={<Search size={20} />}
        hasNote={false}
        value={q}
        onChange={setQ}
      />
      <Button type="submit" variant="outlined">
        {text.apply}
      </Button>
    </Line>
  )
}

/** The search of a list that words alone narrow. It is the address that remembers them. */
export const WordSearch = (props: WordSearchProps) => {
  const [search] = useSearchParams()
  return <SearchForm key={String(search)} {...props} search={search} />
}

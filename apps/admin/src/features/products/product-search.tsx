import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, TextInput } from '@hojreh/ui'
import Search from 'lucide-react/icons/search'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useGo } from '../../shared/go/use-go.ts'
import { withQuestion } from '../../shared/list-args.ts'
import { productsMessages as text } from './products.messages.ts'

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

const SearchForm = ({ search }: { search: URLSearchParams }) => {
  const go = useGo()
  const [q, setQ] = useState(search.get('q') ?? '')
  const ask = (event: FormEvent) => {
    event.preventDefault()
    go(`${paths['goods/products']}?${withQuestion(search, { q })}`)
  }
  return (
    <Line role="search" onSubmit={ask}>
      <TextInput
        name="q"
        label={text.search}
        placeholder={text.searchHint}
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

/** What one knows of a good. It is the address that remembers it. */
export const ProductSearch = () => {
  const [search] = useSearchParams()
  return <SearchForm key={String(search)} search={search} />
}

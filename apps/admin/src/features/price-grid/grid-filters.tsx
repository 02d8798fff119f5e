import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, from, Select, TextInput } from '@hojreh/ui'
import Search from 'lucide-react/icons/search'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useGo } from '../../shared/go/use-go.ts'
import { ANY, useGoodsChoices } from '../../shared/goods/use-goods-choices.ts'
import { withQuestion } from '../../shared/list-args.ts'
import { priceGridMessages as text } from './price-grid.messages.ts'

const Line = styled.form(
  css({
    display: 'grid',
    alignItems: 'end',
    gap: 8,
    marginBlockEnd: 12,
    [from.tablet]: { gridTemplateColumns: '2fr 1.5fr 1fr auto' },
  }),
)
const names = ['q', 'categoryId', 'brand'] as const
type Name = (typeof names)[number]

const Filters = ({ search }: { search: URLSearchParams }) => {
  const go = useGo()
  const { categories, brands } = useGoodsChoices(text.any)
  const [values, setValues] = useState<Record<Name, string>>({
    q: search.get('q') ?? '',
    categoryId: search.get('categoryId') ?? '',
    brand: search.get('brand') ?? '',
  })
  const field = (name: Name) => ({
    name,
    hasNote: false,
    value: values[name] || (name === 'q' ? '' : ANY),
    onChange: (value: string) => setValues({ ...values, [name]: value === ANY ? '' : value }),
  })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    go(`${paths['price-grid']}?${withQuestion(search, values)}`)
  }
  return (
    <Line role="search" onSubmit={ask}>
      <TextInput
        {...field('q')}
        label={text.search}
        placeholder={text.searchHint}
        icon={<Search size={20} />}
      />
      <Select {...field('categoryId')} label={text.category} options={categories} />
      <Select {...field('brand')} label={text.brand} options={brands} />
      <Button type="submit" variant="outlined">
        {text.apply}
      </Button>
    </Line>
  )
}

/** Which goods the grid shows. It is the address that remembers it. */
export const GridFilters = () => {
  const [search] = useSearchParams()
  return <Filters key={String(search)} search={search} />
}

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { priceSteps } from '@hojreh/contract/admin'
import { toLatinDigits } from '@hojreh/persian'
import { Button, from, Select, TextInput } from '@hojreh/ui'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useGo } from '../../shared/go/use-go.ts'
import { ANY, useGoodsChoices } from '../../shared/goods/use-goods-choices.ts'
import { withQuestion } from '../../shared/list-args.ts'
import { priceJobsMessages as text } from './price-jobs.messages.ts'

const Line = styled.form(
  css({
    display: 'grid',
    alignItems: 'end',
    gap: 8,
    [from.tablet]: { gridTemplateColumns: '1.5fr 1fr 0.8fr 1fr auto' },
  }),
)
const steps = priceSteps.map((value) => ({ value, label: text.steps[value] }))
const names = ['categoryId', 'brand', 'percent', 'step'] as const

/** A percent as people type it, with the sign of any keyboard on either side. */
const percentOf = (typed: string) =>
  toLatinDigits(typed)
    .replace(/[٪%\s\u200e\u200f]/g, '')
    .replaceAll('−', '-')
    .replace(/^(\d+)-$/, '-$1')

const Fields = ({ search }: { search: URLSearchParams }) => {
  const go = useGo()
  const { categories, brands } = useGoodsChoices(text.any)
  const [values, setValues] = useState<Record<string, string>>(() => ({
    ...Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])),
    step: search.get('step') ?? '1000',
  }))
  const field = (name: (typeof names)[number]) => ({
    name,
    hasNote: false,
    value: values[name] ?? '',
    onChange: (value: string) => setValues({ ...values, [name]: value === ANY ? '' : value }),
  })
  const choice = (name: (typeof names)[number]) => ({ ...field(name), value: values[name] || ANY })
  const look = (event: FormEvent) => {
    event.preventDefault()
    const asked = { ...values, percent: percentOf(values.percent ?? '') || '0' }
    go(`${paths['price-jobs']}?${withQuestion(search, asked)}`)
  }
  return (
    <Line onSubmit={look} aria-label={text.form}>
      <Select {...choice('categoryId')} label={text.category} options={categories} />
      <Select {...choice('brand')} label={text.brand} options={brands} />
      <TextInput
        {...field('percent')}
        label={text.percent}
        placeholder={text.percentHint}
        dir="ltr"
        hasPersianDigits
      />
      <Select {...field('step')} label={text.step} options={steps} />
      <Button type="submit" variant="outlined">
        {text.look}
      </Button>
    </Line>
  )
}

/** Which goods get dearer or cheaper, and by how much. It is the address that remembers it. */
export const PreviewForm = () => {
  const [search] = useSearchParams()
  return <Fields key={String(search)} search={search} />
}

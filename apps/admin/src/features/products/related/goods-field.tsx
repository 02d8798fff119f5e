import { useListProductsQuery } from '@hojreh/api/admin'
import { useSettled } from '@hojreh/app'
import type { FieldProps } from '@hojreh/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { OrderedList } from '../../../shared/ordered/ordered-list.tsx'
import { Soft, Stack, Warning } from '../../../shared/panel.tsx'
import { PickInput } from '../../../shared/suggest/pick-input.tsx'
import { productMessages } from '../product.messages.ts'
import { relatedIn, relatedText } from './related-text.ts'

const { related: text } = productMessages
const SHORTEST = 2
const MOST = 12

interface GoodsFieldProps extends FieldProps {
  name: string
  /** Name of the search for one more. */
  add: string
  /** What they are for. */
  lead: string
  most: number
}

/** Goods that a product names, found by a word of them and put into an order. */
export const GoodsField = ({ name, label, add, lead, most, value, message, onChange }: GoodsFieldProps) => {
  const { id: own } = useParams()
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const { currentData } = useListProductsQuery({ q, take: MOST }, { skip: q.length < SHORTEST })
  const related = relatedIn(value)
  const taken = new Set([own, ...related.map(({ id }) => id)])
  const options = (currentData?.items ?? []).filter(({ productId }) => !taken.has(productId))
  const nameOf = ({ title, isPublished }: { title: string; isPublished: boolean }) =>
    isPublished ? title : text.hidden(title)
  return (
    <Stack>
      <Soft>{lead}</Soft>
      {message && <Warning role="alert">{message}</Warning>}
      <OrderedList
        label={label}
        items={related}
        nameOf={nameOf}
        onChange={(items) => onChange(relatedText(items))}
      >
        {() => null}
      </OrderedList>
      {related.length < most && (
        <PickInput
          name={name}
          label={add}
          hint={text.hint}
          none={text.none}
          options={options}
          value={null}
          typed={typed}
          keyOf={({ productId }) => productId}
          labelOf={nameOf}
          noteOf={({ sku }) => sku}
          onTyped={setTyped}
          onPick={(picked) => {
            if (picked) onChange(relatedText([...related, { ...picked, id: picked.productId }]))
            setTyped('')
          }}
        />
      )}
    </Stack>
  )
}

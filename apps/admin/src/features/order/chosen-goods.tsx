import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { OrderRecord } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { FormField, Select, TextInput } from '@hojreh/ui'
import { orderMessages as text } from './order.messages.ts'
import { nameOf } from './parcel.rules.ts'

const Goods = styled.fieldset(
  css({
    display: 'grid',
    gap: 12,
    margin: 0,
    padding: 0,
    border: 0,
    gridColumn: '1 / -1',
    marginBlockEnd: 8,
  }),
)

const upTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: toPersianDigits(count) }))

/** Which pieces leave now, and with whom; at first all that are still here. */
export const ChosenGoods = ({ order: { lines, unsent } }: { order: OrderRecord }) => (
  <Goods aria-label={text.parcel.goods}>
    {unsent.map(({ productId, count }, place) => (
      <FormField
        key={productId}
        as={Select}
        name={`counts.${nameOf(productId)}`}
        label={text.parcel.leaves(lines.find((line) => line.productId === productId)?.title ?? '')}
        options={upTo(count)}
        // The button that opened these fields is gone, and had the focus.
        autoFocus={place === 0}
      />
    ))}
    <FormField as={TextInput} name="carrier" label={text.parcel.carrier} />
  </Goods>
)

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useListProductsQuery } from '@hojreh/api/admin'
import { useSettled } from '@hojreh/app'
import type { ProductRow } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { color, corner, IconButton, TextInput, Toman } from '@hojreh/ui'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { Soft } from '../panel.tsx'
import { findGoodsMessages as text } from './find-goods.messages.ts'

const SHORTEST = 2
const MOST = 8

const Found = styled.ul(
  css({
    display: 'grid',
    marginBlock: '12px 16px',
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${color.line}`,
    borderRadius: corner.small,
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 8,
      minBlockSize: 48,
      paddingBlock: 6,
      paddingInlineStart: 12,
    },
    '& > li + li': { borderBlockStart: `1px solid ${color.line}` },
    '& p': { minInlineSize: 0, overflowWrap: 'anywhere' },
  }),
)

const freeOf = ({ onHand, reserved }: ProductRow) => {
  if (onHand === null) return text.notCounted
  return onHand > reserved ? text.there(toPersianDigits(onHand - reserved)) : text.out
}

/** Enter in this part of a form takes what was found, and never sends the form. Returns the part's ref. */
const useEnter = (take: () => void) => {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = part
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing) return
      event.preventDefault()
      take()
    }
    current?.addEventListener('keydown', onKey)
    return () => current?.removeEventListener('keydown', onKey)
  }, [take])
  return part
}

/** Goods by a word of them, each with a button that puts it into the order. */
export const FindGoods = ({ onPick }: { onPick: (product: ProductRow) => void }) => {
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const { currentData: found } = useListProductsQuery({ q, take: MOST }, { skip: q.length < SHORTEST })
  const goods = (found?.items ?? []).filter(({ isPublished }) => isPublished)
  const line = useEnter(() => {
    const [first] = goods
    if (first) onPick(first)
  })
  return (
    <>
      <div ref={line}>
        <TextInput
          name="find"
          label={text.find}
          hint={text.findHint}
          icon={<Search size={20} />}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <div role="status">{found && goods.length === 0 && <Soft>{text.none}</Soft>}</div>
      {goods.length > 0 && (
        <Found>
          {goods.map((product) => (
            <li key={product.productId}>
              <p>
                {product.title}{' '}
                <Soft>
                  <Toman rial={product.price} /> – {freeOf(product)}
                </Soft>
              </p>
              <IconButton label={text.add(product.title)} onClick={() => onPick(product)}>
                <Plus size={20} />
              </IconButton>
            </li>
          ))}
        </Found>
      )}
    </>
  )
}

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useTakeReturnMutation } from '@hojreh/api/admin'
import type { GoodsBack, WaitingReturn } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { FormField, from, Select, SubmitButton } from '@hojreh/ui'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { useAct } from '../acts/use-act.ts'
import { KeepDraft } from '../draft/keep-draft.tsx'
import { Soft, Stack } from '../panel.tsx'
import { refusalOf } from '../refusal-of.ts'
import { returnsMessages as text } from './returns.messages.ts'

type Line = WaitingReturn['lines'][number]
type Values = Record<string, { count: string; restocked: string }>

const Goods = styled.fieldset(
  css({
    display: 'grid',
    gap: 8,
    margin: 0,
    padding: 0,
    border: 0,
    '& > div': {
      display: 'grid',
      gap: 8,
      alignItems: 'end',
      [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
    },
  }),
)

const leftOf = ({ count, back }: Line) => count - back
// An id may begin with a digit, which final-form reads as a place in a list.
const nameOf = ({ productId }: Pick<Line, 'productId'>) => `line-${productId}`
const upTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: toPersianDigits(count) }))

/** Returns what was chosen for each line, without the lines of which nothing came. */
const goodsOf = (lines: readonly Line[], values: Values): GoodsBack[] =>
  lines.flatMap((line) => {
    const { count = '0', restocked = '0' } = values[nameOf(line)] ?? {}
    const most = Number(count)
    return most > 0
      ? [{ productId: line.productId, count: most, restocked: Math.min(Number(restocked), most) }]
      : []
  })

/** Asks which goods came and which of them can be sold again; preset to all, so that one press takes them in. */
export const TakeForm = ({
  orderId,
  lines,
  onTaken,
}: {
  orderId: string
  lines: readonly Line[]
  onTaken?: () => void
}) => {
  const [takeReturn] = useTakeReturnMutation()
  const act = useAct()
  const open = lines.filter((line) => leftOf(line) > 0)
  // Stable while the form is open: other initial values would reset it and lose what the member chose.
  const [all] = useState(() =>
    Object.fromEntries(
      open.map((line) => [nameOf(line), { count: String(leftOf(line)), restocked: String(leftOf(line)) }]),
    ),
  )
  const take = async (values: Values) => {
    const goods = goodsOf(open, values)
    if (goods.length === 0) return refusalOf({ message: text.nothing })
    const isDone = await act(takeReturn({ query: { id: orderId }, body: { lines: goods } }), text.taken)
    if (isDone) onTaken?.()
    return undefined
  }
  return (
    <Form<Values>
      initialValues={all}
      subscription={{}}
      onSubmit={take}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate>
          <Stack>
            <KeepDraft id={`take-return:${orderId}`} />
            <Goods aria-label={text.goods}>
              {open.map((line) => (
                <div key={line.productId}>
                  <p>
                    {line.title}
                    {line.back > 0 && <Soft> {text.backBefore(toPersianDigits(line.back))}</Soft>}
                  </p>
                  <FormField
                    as={Select}
                    name={`${nameOf(line)}.count`}
                    label={text.back(line.title)}
                    options={upTo(leftOf(line))}
                  />
                  <FormField
                    as={Select}
                    name={`${nameOf(line)}.restocked`}
                    label={text.restocked(line.title)}
                    options={upTo(leftOf(line))}
                  />
                </div>
              ))}
            </Goods>
            <SubmitButton>{text.take}</SubmitButton>
          </Stack>
        </form>
      )}
    />
  )
}

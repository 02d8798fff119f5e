import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { OpeningStep, ShopOpening } from '@hojreh/contract/admin'
import { color, Link } from '@hojreh/ui'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { paths } from '../../paths.ts'
import { Soft } from '../../shared/panel.tsx'
import { openingMessages as text } from './opening.messages.ts'

const List = styled.ol(
  css({
    '& a': { color: color.turquoise, fontWeight: 600 },
    '& > li:last-of-type': { borderBlockEnd: 'none' },
  }),
)
const Step = styled.li<{ isDone: boolean }>(({ isDone }) =>
  css({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: 12,
    alignItems: 'start',
    paddingBlock: 12,
    borderBlockEnd: `1px solid ${color.line}`,
    '& > svg': { marginBlockStart: 4, color: isDone ? color.turquoise : color.inkSoft },
  }),
)
const Words = styled.div(css({ display: 'grid', gap: 2, justifyItems: 'start' }))

/** The page of each step, in the order in which the steps are taken. */
const places: Record<OpeningStep, string> = {
  name: paths.settings,
  logo: paths.brand,
  contact: paths.settings,
  shipping: paths.shipping,
  payment: paths['payment-ways'],
  product: paths['product-new'],
}
const steps = Object.keys(places) as OpeningStep[]
const marks = { done: CircleCheck, needed: Circle, optional: CircleDashed } as const

/** The note of a done step. Shipping is set up from the start without a decision of the merchant: its note says so. */
const doneWords = (step: OpeningStep) => (step === 'shipping' ? text.doneShipping : text.done)

/** The steps before the first order, each with its state and a link to its page; once opened, only the missing ones. */
export const OpeningSteps = ({ state, missing, optional }: ShopOpening) => {
  const stateOf = (step: OpeningStep): keyof typeof marks =>
    missing.includes(step) ? 'needed' : optional.includes(step) ? 'optional' : 'done'
  const shown = steps.filter((step) => state === 'coming_soon' || missing.includes(step))
  if (shown.length === 0) return null
  return (
    <List>
      {shown.map((step) => {
        const is = stateOf(step)
        const Mark = marks[is]
        return (
          <Step key={step} isDone={is === 'done'}>
            <Mark size={20} aria-hidden="true" />
            <Words>
              <Link href={places[step]}>{text.steps[step]}</Link>
              <Soft>{is === 'done' ? doneWords(step) : text.why[step]}</Soft>
            </Words>
          </Step>
        )
      })}
    </List>
  )
}

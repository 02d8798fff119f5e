import { useShipOrderMutation } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import type { OrderRecord } from '@hojreh/contract/admin'
import { Button, FormField, lazyPart, SubmitButton, TextInput } from '@hojreh/ui'
import { Suspense, useState } from 'react'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { readDraft } from '../../shared/draft/drafts.ts'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { useMe } from '../../shared/me.ts'
import { Soft } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import { orderMessages as text } from './order.messages.ts'
import { ActLine } from './order.styles.ts'
import { type Leaving, leavingOf, piecesOf } from './parcel.rules.ts'

// Loaded on first use: most orders leave in one parcel.
const ChosenGoods = lazyPart(() => import('./chosen-goods.tsx'), 'ChosenGoods')

interface Values extends Leaving {
  trackingCode: string
}

/**
 * Sends a parcel with all unsent goods, unless the member chooses some. A barcode scanner types the tracking code and
 * ends with Enter. The request names what leaves, so that the parcel of a faster colleague is not overlooked.
 */
export const ShipForm = ({ order }: { order: OrderRecord }) => {
  const dispatch = useDispatch()
  const [ship] = useShipOrderMutation()
  const { id, unsent, shippingMethod } = order
  const draft = `shipOrder:${id}`
  const { staff } = useMe()
  // A draft of a partial parcel opens these fields: while they are hidden, the button sends everything.
  const [isChosen, setIsChosen] = useState(() =>
    Object.keys(readDraft(staff.id, draft)?.values ?? {}).some((field) => field !== 'trackingCode'),
  )
  const send = async ({ trackingCode, carrier, ...values }: Values) => {
    const lines = isChosen ? piecesOf(unsent, values) : unsent
    if (lines.length === 0) return refusalOf({ message: text.parcel.none })
    const body = {
      trackingCode: trackingCode.trim() || null,
      lines,
      ...(isChosen && carrier && carrier !== shippingMethod.title && { carrier }),
    }
    const { error } = await ship({ query: { id }, body })
    if (error) return refusalOf(error, 'trackingCode')
    dispatch(toastShown({ kind: 'success', title: text.done.shipOrder, lifeMs: limits.toastLifeMs.auth }))
    return undefined
  }
  const [initial] = useState(() => ({ trackingCode: '', ...leavingOf(unsent, shippingMethod.title) }))
  return (
    <Form<Values>
      initialValues={initial}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <ActLine onSubmit={handleSubmit} noValidate>
          <KeepDraft id={draft} />
          {isChosen && (
            <Suspense fallback={<Soft>{text.loading}</Soft>}>
              <ChosenGoods order={order} />
            </Suspense>
          )}
          <FormField
            as={TextInput}
            name="trackingCode"
            label={text.trackingCode}
            dir="ltr"
            hasPersianDigits
            hint={text.trackingHint}
            autoFocus
          />
          <SubmitButton variant="contained">{text.ship}</SubmitButton>
          {!isChosen && unsent.reduce((sum, { count }) => sum + count, 0) > 1 && (
            <div>
              <Button variant="text" size="small" onClick={() => setIsChosen(true)}>
                {text.choose}
              </Button>
            </div>
          )}
        </ActLine>
      )}
    />
  )
}

import { useListShippingMethodsQuery } from '@hojreh/api/react'
import { Permits } from '@hojreh/app'
import { AddressCard, Button, GiftNote, Sheet } from '@hojreh/ui'
import { cartMessages as text } from './cart.messages.ts'
import { Notice, Row, SheetBody, Stack } from './cart.styles.ts'
import { GoodsStrip } from './goods-strip.tsx'
import { PaymentWayPicker } from './payment-way.tsx'
import type { StepProps } from './step-props.ts'
import { hrefOfStep } from './steps.ts'

/** Third step: everything once more before the bank. */
export const PaymentStep = ({ cart, ways, way, offer, onWay }: StepProps) => {
  const { data: methods } = useListShippingMethodsQuery()
  const method = methods?.find(({ id }) => id === cart.shippingMethodId)
  return (
    <Stack>
      <GoodsStrip lines={cart.lines} />
      <Sheet aria-label={text.deliverTo}>
        <SheetBody>
          <Row>
            <h2>{text.deliverTo}</h2>
            <Button variant="text" size="small" href={hrefOfStep('delivery')}>
              {text.change}
            </Button>
          </Row>
          {cart.address && <AddressCard address={cart.address} />}
          {/* Its line is there before its name. */}
          <p>
            {text.sendBy}: {method?.title}
          </p>
          {cart.note && <p>{cart.note}</p>}
          {cart.gift && (
            <>
              <h3>{text.gift}</h3>
              <GiftNote gift={cart.gift} />
            </>
          )}
        </SheetBody>
      </Sheet>
      {cart.problems.some(({ problem }) => problem === 'price_changed') && (
        <Notice>{text.priceChanged}</Notice>
      )}
      <Permits />
      {ways.length > 1 || way === 'instalments' ? (
        <PaymentWayPicker ways={ways} way={way} offer={offer} onChange={onWay} />
      ) : (
        <p>{text.onlyWay[way]}</p>
      )}
    </Stack>
  )
}

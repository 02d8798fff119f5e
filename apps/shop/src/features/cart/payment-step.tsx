import { useListShippingMethodsQuery } from '@hojreh/api/react'
import type { Cart } from '@hojreh/contract'
import { AddressCard, Button, Sheet } from '@hojreh/ui'
import { cartMessages as text } from './cart.messages.ts'
import { Row, SheetBody, Stack } from './cart.styles.ts'
import { hrefOfStep } from './steps.ts'

/** Third step: everything once more before the bank. */
export const PaymentStep = ({ cart }: { cart: Cart }) => {
  const { data: methods } = useListShippingMethodsQuery()
  const method = methods?.find(({ id }) => id === cart.shippingMethodId)
  return (
    <Stack>
      <Sheet aria-label={text.deliverTo}>
        <SheetBody>
          <Row>
            <h2>{text.deliverTo}</h2>
            <Button look="quiet" size="small" href={hrefOfStep('delivery')}>
              {text.change}
            </Button>
          </Row>
          {cart.address && <AddressCard address={cart.address} />}
          {method && (
            <p>
              {text.sendBy}: {method.title}
            </p>
          )}
          {cart.note && <p>{cart.note}</p>}
        </SheetBody>
      </Sheet>
      <p>{text.gatewayNote}</p>
    </Stack>
  )
}

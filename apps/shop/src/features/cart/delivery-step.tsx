import { useCustomer } from '@hojreh/auth/react'
import {
  AddressCard,
  AddressFormSkeleton,
  Button,
  ChoiceGroup,
  lazyPart,
  Sheet,
  ShippingMethodPicker,
  Skeleton,
} from '@hojreh/ui'
import MapPinPlus from 'lucide-react/icons/map-pin-plus'
import { Suspense, useState } from 'react'
import { readCity } from '../../shared/home-city.ts'
import { cartMessages as text } from './cart.messages.ts'
import { SheetBody, Stack, Waiting } from './cart.styles.ts'
import { Gift } from './gift.tsx'
import { LoadFailure } from './load-failure.tsx'
import { neededMark } from './needed.ts'
import { OrderNote } from './order-note.tsx'
import type { StepProps } from './step-props.ts'

// Most orders go to an address that is known.
const NewAddressForm = lazyPart(() => import('@hojreh/app/new-address-form'), 'NewAddressForm')

const DeliverySkeleton = () => (
  <Waiting>
    <Skeleton variant="block" />
  </Waiting>
)

const nobody = { receiverName: '', receiverPhone: '' }
const focusOn = (form: HTMLElement | null) => form?.focus()

/** How the order comes, what the courier should know, and whether it is a gift. */
const Shipping = ({
  cart: { note, gift },
  delivery,
  onOtherReceiver,
}: Pick<StepProps, 'cart' | 'delivery'> & { onOtherReceiver: () => void }) => {
  const { data: methods, error, refetch } = delivery.methodList
  if (!methods) {
    if (!error) return <DeliverySkeleton />
    return <LoadFailure title={text.shippingErrorTitle} error={error} onRetry={refetch} />
  }
  return (
    <>
      <div {...(delivery.shippingMethodId === undefined && neededMark)}>
        <ShippingMethodPicker
          methods={methods}
          value={delivery.shippingMethodId}
          disabled={delivery.isBusy}
          onChange={(id) => void delivery.chooseMethod(id)}
        />
      </div>
      <OrderNote note={note} onSave={(words) => void delivery.saveNote(words)} />
      <Gift gift={gift} onSave={delivery.saveGift} onOtherReceiver={onOtherReceiver} />
    </>
  )
}

/** Second step: where to, and how. */
export const DeliveryStep = ({ cart, delivery }: StepProps) => {
  const customer = useCustomer()
  /** For whom an address is added. */
  const [adding, setAdding] = useState<'self' | 'other'>()
  const { addressList } = delivery
  const { data: addresses } = addressList
  if (!addresses) {
    if (!addressList.error) return <DeliverySkeleton />
    return (
      <LoadFailure title={text.addressesErrorTitle} error={addressList.error} onRetry={addressList.refetch} />
    )
  }
  const hasAddress = addresses.length > 0
  const own = {
    // The address form begins with the city that was chosen on a product page.
    ...readCity(),
    receiverName: customer ? `${customer.firstName} ${customer.lastName}`.trim() : '',
    receiverPhone: customer?.phone ?? '',
  }
  return (
    <Stack {...(cart.address === null && neededMark)}>
      {hasAddress && (
        <ChoiceGroup
          title={text.chooseAddress}
          value={delivery.addressId}
          disabled={delivery.isBusy}
          onChange={(id) => void delivery.chooseAddress(id)}
        >
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} isChoice />
          ))}
        </ChoiceGroup>
      )}
      {adding || !hasAddress ? (
        <div key={adding} ref={adding === 'other' ? focusOn : undefined} tabIndex={-1}>
          <Sheet aria-label={text.newAddressTitle}>
            <SheetBody>
              <Suspense fallback={<AddressFormSkeleton />}>
                <NewAddressForm
                  initialValues={adding === 'other' ? nobody : own}
                  onCancel={hasAddress ? () => setAdding(undefined) : undefined}
                  onSaved={(id) => {
                    setAdding(undefined)
                    void delivery.chooseAddress(id)
                  }}
                />
              </Suspense>
            </SheetBody>
          </Sheet>
        </div>
      ) : (
        <div>
          <Button variant="outlined" startIcon={<MapPinPlus size={20} />} onClick={() => setAdding('self')}>
            {text.newAddress}
          </Button>
        </div>
      )}
      {cart.address === null && hasAddress && <p>{text.chooseAddressFirst}</p>}
      {cart.address && (
        <Shipping cart={cart} delivery={delivery} onOtherReceiver={() => setAdding('other')} />
      )}
    </Stack>
  )
}

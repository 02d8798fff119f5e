import { retryImport } from '@hojreh/app'
import { useCustomer } from '@hojreh/auth/react'
import type { Cart } from '@hojreh/contract'
import {
  AddressCard,
  AddressFormSkeleton,
  Button,
  ChoiceGroup,
  Sheet,
  ShippingMethodPicker,
  Skeleton,
} from '@hojreh/ui'
import MapPinPlus from 'lucide-react/icons/map-pin-plus'
import { lazy, Suspense, useState } from 'react'
import { cartMessages as text } from './cart.messages.ts'
import { SheetBody, Stack, Waiting } from './cart.styles.ts'
import { LoadFailure } from './load-failure.tsx'
import { neededMark } from './needed.ts'
import { OrderNote } from './order-note.tsx'
import type { StepProps } from './step-props.ts'

// Most orders go to an address that is known.
const NewAddressForm = lazy(async () => ({
  default: (await retryImport(() => import('@hojreh/app/new-address-form'))).NewAddressForm,
}))

const DeliverySkeleton = () => (
  <Waiting>
    <Skeleton variant="block" />
  </Waiting>
)

/** How the order comes, and what the courier should know. */
const Shipping = ({ note, delivery }: { note: Cart['note']; delivery: StepProps['delivery'] }) => {
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
    </>
  )
}

/** Second step: where to, and how. */
export const DeliveryStep = ({ cart, delivery }: StepProps) => {
  const customer = useCustomer()
  const [isAdding, setIsAdding] = useState(false)
  const { addressList } = delivery
  const { data: addresses } = addressList
  if (!addresses) {
    if (!addressList.error) return <DeliverySkeleton />
    return (
      <LoadFailure title={text.addressesErrorTitle} error={addressList.error} onRetry={addressList.refetch} />
    )
  }
  const hasAddress = addresses.length > 0
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
      {isAdding || !hasAddress ? (
        <Sheet aria-label={text.newAddressTitle}>
          <SheetBody>
            <Suspense fallback={<AddressFormSkeleton />}>
              <NewAddressForm
                initialValues={{
                  receiverName: customer ? `${customer.firstName} ${customer.lastName}`.trim() : '',
                  receiverPhone: customer?.phone ?? '',
                }}
                onCancel={hasAddress ? () => setIsAdding(false) : undefined}
                onSaved={(id) => {
                  setIsAdding(false)
                  void delivery.chooseAddress(id)
                }}
              />
            </Suspense>
          </SheetBody>
        </Sheet>
      ) : (
        <div>
          <Button variant="outlined" startIcon={<MapPinPlus size={20} />} onClick={() => setIsAdding(true)}>
            {text.newAddress}
          </Button>
        </div>
      )}
      {cart.address === null && hasAddress && <p>{text.chooseAddressFirst}</p>}
      {cart.address && <Shipping note={cart.note} delivery={delivery} />}
    </Stack>
  )
}

import { toastShown } from '@hojreh/auth'
import { useAuthDispatch, useCustomer } from '@hojreh/auth/react'
import { limits } from '@hojreh/contract'
import { AddressFormSkeleton, lazyPart } from '@hojreh/ui'
import { Suspense } from 'react'
import { fullNameOf } from '../../shared/full-name.ts'
import { Panel } from '../../shared/panel.tsx'
import { addressesMessages as text } from './addresses.messages.ts'

const NewAddressForm = lazyPart(() => import('@hojreh/app/new-address-form'), 'NewAddressForm')

/** A new address; `onDone` when it was added or given up. */
export const NewAddress = ({ onDone }: { onDone: () => void }) => {
  const dispatch = useAuthDispatch()
  const customer = useCustomer()
  const tell = () => {
    dispatch(toastShown({ kind: 'success', title: text.added, lifeMs: limits.toastLifeMs.cart }))
    onDone()
  }
  return (
    <Panel>
      <h2>{text.addTitle}</h2>
      <Suspense fallback={<AddressFormSkeleton />}>
        <NewAddressForm
          onSaved={tell}
          onCancel={onDone}
          initialValues={
            customer ? { receiverName: fullNameOf(customer), receiverPhone: customer.phone } : {}
          }
        />
      </Suspense>
    </Panel>
  )
}

import type { Address } from '@hojreh/contract'
import { AddressCard, AddressFormSkeleton, lazyPart } from '@hojreh/ui'
import { Suspense, useState } from 'react'
import { Panel } from '../../shared/panel.tsx'
import { addressesMessages as text } from './addresses.messages.ts'
import { useAddressChanges } from './use-address-changes.ts'

const EditAddressForm = lazyPart(() => import('@hojreh/app/edit-address-form'), 'EditAddressForm')

/** An address, or its form while it is being changed. */
export const AddressItem = ({ address }: { address: Address }) => {
  const [isEditing, setIsEditing] = useState(false)
  const { remove, makeDefault, tell, isBusy } = useAddressChanges()
  if (isEditing) {
    return (
      <Panel>
        <h2>{text.editTitle}</h2>
        <Suspense fallback={<AddressFormSkeleton />}>
          <EditAddressForm
            address={address}
            onCancel={() => setIsEditing(false)}
            onSaved={() => {
              setIsEditing(false)
              tell(text.edited)
            }}
          />
        </Suspense>
      </Panel>
    )
  }
  return (
    <AddressCard
      address={address}
      isBusy={isBusy}
      onEdit={() => setIsEditing(true)}
      onRemove={() => void remove(address)}
      onMakeDefault={() => void makeDefault(address)}
    />
  )
}

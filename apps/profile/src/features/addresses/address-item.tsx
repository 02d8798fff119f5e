import { EditAddressForm } from '@hojreh/app'
import type { Address } from '@hojreh/contract'
import { AddressCard } from '@hojreh/ui'
import { useState } from 'react'
import { Panel } from '../../shared/panel.tsx'
import { addressesMessages as text } from './addresses.messages.ts'
import { useAddressChanges } from './use-address-changes.ts'

/** An address, or its form while it is being changed. */
export const AddressItem = ({ address }: { address: Address }) => {
  const [isEditing, setIsEditing] = useState(false)
  const { remove, makeDefault, tell, isBusy } = useAddressChanges()
  if (isEditing) {
    return (
      <Panel>
        <h2>{text.editTitle}</h2>
        <EditAddressForm
          address={address}
          onCancel={() => setIsEditing(false)}
          onSaved={() => {
            setIsEditing(false)
            tell(text.edited)
          }}
        />
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

import { useListAddressesQuery } from '@hojreh/api/react'
import { Head } from '@hojreh/app'
import { Button, EmptyState } from '@hojreh/ui'
import MapPinPlus from 'lucide-react/icons/map-pin-plus'
import { useState } from 'react'
import { AddressItem } from '../features/addresses/address-item.tsx'
import { addressesMessages as text } from '../features/addresses/addresses.messages.ts'
import { AddressesSkeleton } from '../features/addresses/addresses-skeleton.tsx'
import { NewAddress } from '../features/addresses/new-address.tsx'
import { LoadFailure } from '../shared/load-failure.tsx'
import { PageHeader, Stack } from '../shared/panel.tsx'

/** The customer's addresses, the default first, and a form for another one. */
export const Component = () => {
  const [isAdding, setIsAdding] = useState(false)
  const { data: addresses, error, refetch } = useListAddressesQuery()
  const addButton = (
    <Button startIcon={<MapPinPlus size={20} />} onClick={() => setIsAdding(true)}>
      {text.add}
    </Button>
  )
  const isEmpty = addresses?.length === 0
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      <PageHeader>
        <h1>{text.title}</h1>
        {addresses && !isEmpty && !isAdding && addButton}
      </PageHeader>
      <Stack>
        {isAdding && <NewAddress onDone={() => setIsAdding(false)} />}
        {!addresses && !error && <AddressesSkeleton />}
        {!addresses && error && <LoadFailure error={error} onRetry={refetch} />}
        {isEmpty && !isAdding && (
          <EmptyState
            icon={<MapPinPlus size={28} />}
            title={text.emptyTitle}
            text={text.empty}
            actions={addButton}
          />
        )}
        {addresses?.map((address) => (
          <AddressItem key={address.id} address={address} />
        ))}
      </Stack>
    </>
  )
}

import { isApiError } from '@hojreh/api'
import { useListCitiesQuery, useListProvincesQuery, useNewAddressMutation } from '@hojreh/api/react'
import { toastShown } from '@hojreh/auth'
import { useAuthDispatch, useCustomer } from '@hojreh/auth/react'
import { limits } from '@hojreh/contract'
import { AddressForm, type AddressValues } from '@hojreh/ui'
import { useState } from 'react'
import { fullNameOf } from '../../shared/full-name.ts'
import { LoadFailure } from '../../shared/load-failure.tsx'
import { Panel } from '../../shared/panel.tsx'
import { addressValidators } from './address-validators.ts'
import { addressesMessages as text } from './addresses.messages.ts'

const optionOf = (name: string) => ({ value: name, label: name })

/** The form for another address; `onDone` when it was added or given up. */
export const NewAddress = ({ onDone }: { onDone: () => void }) => {
  const dispatch = useAuthDispatch()
  const customer = useCustomer()
  const [province, setProvince] = useState('')
  const provinces = useListProvincesQuery()
  const cities = useListCitiesQuery({ province }, { skip: province === '' })
  const [addAddress] = useNewAddressMutation()

  const submit = async (values: AddressValues) => {
    const { data, error } = await addAddress(values)
    if (data) {
      dispatch(toastShown({ kind: 'success', title: text.added, lifeMs: limits.toastLifeMs.cart }))
      onDone()
      return
    }
    const { message, fields } = isApiError(error) ? error : { message: undefined, fields: undefined }
    dispatch(
      toastShown({
        kind: 'error',
        title: text.notAdded,
        ...(message && { detail: message }),
        lifeMs: limits.toastLifeMs.auth,
      }),
    )
    return fields
  }

  const failed = [provinces, cities].find(({ isError }) => isError)
  return (
    <Panel>
      <h2>{text.addTitle}</h2>
      {failed ? (
        <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <AddressForm
          provinces={(provinces.data ?? []).map(optionOf)}
          cities={(province ? (cities.currentData ?? []) : []).map(optionOf)}
          onProvinceChange={setProvince}
          initialValues={
            customer ? { receiverName: fullNameOf(customer), receiverPhone: customer.phone } : {}
          }
          validators={addressValidators}
          onSubmit={submit}
          onCancel={onDone}
        />
      )}
    </Panel>
  )
}

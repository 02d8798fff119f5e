import { useListCitiesQuery, useListProvincesQuery } from '@hojreh/api/react'
import { AddressForm, type AddressFormProps } from '@hojreh/ui'
import { useState } from 'react'
import { addressRules } from './address.rules.ts'

/** The address form with the contract's rules and the lists of provinces and cities. */
export const AddressFields = (
  props: Pick<AddressFormProps, 'onSubmit' | 'onCancel' | 'initialValues' | 'submitLabel'>,
) => {
  const [province, setProvince] = useState(props.initialValues?.province ?? '')
  const { data: provinces = [] } = useListProvincesQuery()
  const { currentData: cities = [] } = useListCitiesQuery({ province }, { skip: !province })
  return (
    <AddressForm
      {...props}
      provinces={provinces}
      cities={cities}
      onProvinceChange={setProvince}
      validators={addressRules}
    />
  )
}

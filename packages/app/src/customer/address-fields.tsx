import { useListCitiesQuery, useListProvincesQuery } from '@hojreh/api/react'
import { AddressForm, type AddressFormProps } from '@hojreh/ui'
import { useState } from 'react'
import { addressRules } from './address.rules.ts'

const optionsOf = (names: readonly string[] = []) => names.map((name) => ({ value: name, label: name }))

/** The address form with the contract's rules and the lists of provinces and cities. */
export const AddressFields = (
  props: Pick<AddressFormProps, 'onSubmit' | 'onCancel' | 'initialValues' | 'submitLabel'>,
) => {
  const [province, setProvince] = useState(props.initialValues?.province ?? '')
  const { data: provinces } = useListProvincesQuery()
  const { currentData: cities } = useListCitiesQuery({ province }, { skip: !province })
  return (
    <AddressForm
      {...props}
      provinces={optionsOf(provinces)}
      cities={optionsOf(cities)}
      onProvinceChange={setProvince}
      validators={addressRules}
    />
  )
}

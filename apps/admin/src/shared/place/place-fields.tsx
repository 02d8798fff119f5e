import { useListPlacesQuery } from '@hojreh/api/admin'
import { FormField, Select, type Validator } from '@hojreh/ui'
import { useForm, useFormState } from 'react-final-form'

type Names = 'province' | 'city'
type Place = { [name in Names]: string }

/** Province and city of an address, from the lists of the shop. */
export const PlaceFields = ({ labels, rules }: { labels: Place; rules: { [name in Names]: Validator } }) => {
  const { change } = useForm()
  const { values } = useFormState<Place>({ subscription: { values: true } })
  const { data: places = [] } = useListPlacesQuery()
  // Until the lists are there, and for a place that they do not name: what the record has.
  const provinces = places.length > 0 ? places.map(({ province }) => province) : [values.province]
  const cities = places.find(({ province }) => province === values.province)?.cities ?? [values.city]
  return (
    <>
      <FormField
        as={Select}
        name="province"
        label={labels.province}
        options={provinces.filter(Boolean)}
        isRequired
        validate={rules.province}
        onValue={() => change('city', '')}
      />
      <FormField
        as={Select}
        name="city"
        label={labels.city}
        options={cities.filter(Boolean)}
        isRequired
        validate={rules.city}
      />
    </>
  )
}

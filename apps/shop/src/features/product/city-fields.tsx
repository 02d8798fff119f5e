import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useListCitiesQuery, useListProvincesQuery } from '@hojreh/api/react'
import { Select } from '@hojreh/ui'
import { useState } from 'react'
import type { City } from '../../shared/home-city.ts'
import { productMessages as text } from './product.messages.ts'

const Fields = styled.div(
  css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, paddingBlockStart: 8 }),
)

/** Where to: a province, then a city of it; the city is the answer. */
export const CityFields = ({ at, onChoose }: { at: City; onChoose: (city: City) => void }) => {
  const [province, setProvince] = useState(at.province)
  const { data: provinces = [] } = useListProvincesQuery()
  const { currentData: cities = [] } = useListCitiesQuery({ province })
  return (
    <Fields>
      <Select
        name="province"
        label={text.province}
        hasNote={false}
        options={provinces}
        value={province}
        onChange={setProvince}
      />
      <Select
        name="city"
        label={text.city}
        hasNote={false}
        options={cities}
        value={province === at.province ? at.city : ''}
        onChange={(city) => onChoose({ province, city })}
      />
    </Fields>
  )
}

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { weekdays } from '@hojreh/contract/admin'
import type { FieldProps } from '@hojreh/ui'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { deliveryDaysMessages as text } from './delivery-days.messages.ts'
import { daysIn, namesOf } from './delivery-days-values.ts'

const Days = styled.div(css({ display: 'flex', flexWrap: 'wrap', columnGap: 20 }))

/** Days of the week to tick; for `FormField`, whose value are their names. */
export const WeekdaysField = ({ label, value, message, hint, onChange }: FieldProps) => {
  const ticked = daysIn(value)
  return (
    <FormControl component="fieldset" error={Boolean(message)}>
      <FormLabel component="legend">{label}</FormLabel>
      <Days>
        {weekdays.map((day) => (
          <FormControlLabel
            key={day}
            label={text.weekdays[day]}
            control={
              <Checkbox
                checked={ticked.includes(day)}
                onChange={(_event, isOn) =>
                  onChange(namesOf(isOn ? [...ticked, day] : ticked.filter((other) => other !== day)))
                }
              />
            }
          />
        ))}
      </Days>
      <FormHelperText aria-live="polite">{message ?? hint}</FormHelperText>
    </FormControl>
  )
}

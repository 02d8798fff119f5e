import { IconButton, lazyPart, OnDemand, TextInput, type TextInputProps } from '@hojreh/ui'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState } from 'react'
import { dayMessages as text } from './day.messages.ts'
import { dayIn, withDay } from './typed-day.ts'

const DayCalendar = lazyPart(() => import('./day-calendar.tsx'), 'DayCalendar')

type DayInputProps = Omit<TextInputProps, 'type' | 'dir' | 'hasPersianDigits' | 'endSlot'> & {
  /** The time of the day is typed, too: `1405/09/04 18:30`. */
  hasTime?: boolean
}

/** A day in Tehran, typed in any digits or chosen in a calendar, whose code comes with the first press. */
export const DayInput = ({ hasTime = false, ...field }: DayInputProps) => {
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <TextInput
        {...field}
        dir="ltr"
        hasPersianDigits
        endSlot={
          <IconButton
            label={text.open(field.label)}
            edge="end"
            disabled={field.disabled ?? false}
            aria-haspopup="dialog"
            aria-expanded={anchorEl !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <CalendarDays size={20} aria-hidden="true" />
          </IconButton>
        }
      />
      <OnDemand isWanted={anchorEl !== null}>
        <DayCalendar
          label={field.label}
          day={dayIn(field.value)}
          anchorEl={anchorEl}
          onPick={(day) => {
            field.onChange(withDay(field.value, day, hasTime))
            setAnchor(null)
          }}
          onClose={() => setAnchor(null)}
        />
      </OnDemand>
    </>
  )
}

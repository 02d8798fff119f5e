import { toLatinDigits } from '@hojreh/persian'
import Popover from '@mui/material/Popover'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { dayMessages as text } from './day.messages.ts'
import { PersianDays } from './persian-days.ts'

const FORMAT = 'yyyy/MM/dd'
/** For thumbs; seven of them beside each other fit a phone of 360 px. */
const DAY_SIZE = 42
const days = new PersianDays()

const words = {
  previousMonth: text.previousMonth,
  nextMonth: text.nextMonth,
  calendarViewSwitchingButtonAriaLabel: (view: string) => (view === 'year' ? text.toDays : text.toYears),
}
const weekdayOf = (day: Date) => text.weekdays[day.getDay()] ?? ''

interface DayCalendarProps {
  label: string
  /** `1405/09/04` */
  day: string | null
  anchorEl: HTMLElement | null
  onPick: (day: string) => void
  onClose: () => void
}

/** A month to choose a day from, by finger, mouse or arrow keys, beneath the field that it is for. */
export const DayCalendar = ({ label, day, anchorEl, onPick, onClose }: DayCalendarProps) => (
  <Popover
    open={anchorEl !== null}
    anchorEl={anchorEl}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    transformOrigin={{ vertical: 'top', horizontal: 'center' }}
    slotProps={{ paper: { role: 'dialog', 'aria-label': text.calendar(label) } }}
  >
    <LocalizationProvider dateAdapter={PersianDays} localeText={words}>
      <DateCalendar
        autoFocus
        fixedWeekNumber={6}
        reduceAnimations
        value={day === null ? null : days.parse(day, FORMAT)}
        dayOfWeekFormatter={weekdayOf}
        slotProps={{
          day: { sx: { '--PickerDay-size': `${DAY_SIZE}px`, '--PickerDay-horizontalMargin': '1px' } },
        }}
        sx={{ inlineSize: 328 }}
        onChange={(picked: Date | null, state) => {
          if (picked && state === 'finish') onPick(toLatinDigits(days.formatByString(picked, FORMAT)))
        }}
      />
    </LocalizationProvider>
  </Popover>
)

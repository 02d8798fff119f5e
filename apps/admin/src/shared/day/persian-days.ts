import { toPersianDigits } from '@hojreh/persian'
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali'

/** The library's Jalali days, with our digits. Its own field takes no Persian digits; the calendar only shows them. */
export class PersianDays extends AdapterDateFnsJalali {
  constructor(options?: ConstructorParameters<typeof AdapterDateFnsJalali>[0]) {
    super(options)
    const { date, formatByString } = this
    // Through `Date.now`, which stories stop.
    this.date = ((value) => (value === undefined ? new Date(Date.now()) : date(value))) as typeof date
    this.formatByString = (day, format) => toPersianDigits(formatByString(day, format))
  }
}

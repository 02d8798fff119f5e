import { type PrintSheet, printSheets } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button } from '@hojreh/ui'
import Printer from 'lucide-react/icons/printer'
import { paths } from '../paths.ts'
import { useMay } from './me.ts'
import { sharedMessages as text } from './shared.messages.ts'

/** The address holds them all. */
const MOST = 200

const printHref = (sheet: PrintSheet, ids: readonly string[]): string =>
  `${paths.print}?${new URLSearchParams({ sheet, ids: ids.slice(0, MOST).join('.') })}`

/** What can be printed of some orders. */
export const PrintLinks = ({ ids }: { ids: readonly string[] }) => {
  const may = useMay()
  if (!may('orders.print')) return null
  return printSheets.map((sheet) => (
    <Button
      key={sheet}
      variant="outlined"
      size="small"
      startIcon={<Printer size={16} />}
      href={printHref(sheet, ids)}
    >
      {ids.length > MOST ? text.printFirst(text.print[sheet], formatNumber(MOST)) : text.print[sheet]}
    </Button>
  ))
}

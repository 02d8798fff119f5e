import { downloadOrders } from '@hojreh/api/admin'
import { useErrorToast } from '@hojreh/app'
import { type ExportFormat, exportFormats } from '@hojreh/contract/admin'
import { Button, Disclosure } from '@hojreh/ui'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { keepFile } from '../../shared/files/keep-file.ts'
import { needsApproval, useAskExport } from '../../shared/files/use-ask-export.ts'
import { listArgsOf } from '../../shared/list-args.ts'
import { useMay } from '../../shared/me.ts'
import { Row, Soft } from '../../shared/panel.tsx'
import { ordersMessages as text } from './orders.messages.ts'

/** The list as it is shown, with its filters, for a spreadsheet. */
export const ExportOrders = ({ search }: { search: URLSearchParams }) => {
  const may = useMay()
  const tellError = useErrorToast()
  const askOthers = useAskExport()
  const [busy, setBusy] = useState<ExportFormat | null>(null)
  const [withPhones, setWithPhones] = useState(false)
  if (!may('orders.export')) return null
  const take = async (format: ExportFormat) => {
    setBusy(format)
    const { after, take: _, ...query } = listArgsOf(search)
    const result = await downloadOrders(query, { format, withPhones })
    setBusy(null)
    if (!('error' in result)) return keepFile(result.file)
    if (!needsApproval(result.error) || !may('shop.export')) return tellError(result.error)
    await askOthers({ query, body: { file: `orders.${format}` } })
  }
  return (
    <Disclosure title={text.export} headingLevel={2}>
      <Row>
        {exportFormats.map((format) => (
          <Button
            key={format}
            variant="outlined"
            size="small"
            loading={busy === format}
            onClick={() => void take(format)}
          >
            {text.exportFormats[format]}
          </Button>
        ))}
        {may('customers.phone') && (
          <FormControlLabel
            label={text.exportPhones}
            control={<Checkbox checked={withPhones} onChange={(_event, isOn) => setWithPhones(isOn)} />}
          />
        )}
        <Soft>{text.exportNote}</Soft>
      </Row>
    </Disclosure>
  )
}

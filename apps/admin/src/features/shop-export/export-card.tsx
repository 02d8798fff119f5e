import { downloadShop } from '@hojreh/api/admin'
import { useErrorToast } from '@hojreh/app'
import { type ExportedThing, type ShopExportFormat, shopExportFormats } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { keepFile } from '../../shared/files/keep-file.ts'
import { needsApproval, useAskExport } from '../../shared/files/use-ask-export.ts'
import { useMay } from '../../shared/me.ts'
import { Panel, Row, Soft } from '../../shared/panel.tsx'
import { shopExportMessages as text } from './shop-export.messages.ts'

/** One kind of thing, to be taken out of the shop. */
export const ExportCard = ({ what }: { what: ExportedThing }) => {
  const may = useMay()
  const tellError = useErrorToast()
  const askOthers = useAskExport()
  const [busy, setBusy] = useState<ShopExportFormat | null>(null)
  const [withPhones, setWithPhones] = useState(false)
  const { title, note } = text.things[what]
  const take = async (format: ShopExportFormat) => {
    setBusy(format)
    const result = await downloadShop({ what, format, withPhones })
    setBusy(null)
    if (!('error' in result)) return keepFile(result.file)
    if (!needsApproval(result.error)) return tellError(result.error)
    await askOthers({ query: {}, body: { file: `customers.${format}` } })
  }
  return (
    <Panel>
      <h2>{title}</h2>
      <Row>
        {shopExportFormats.map((format) => (
          <Button
            key={format}
            variant="outlined"
            size="small"
            loading={busy === format}
            aria-label={text.of(text.formats[format], title)}
            onClick={() => void take(format)}
          >
            {text.formats[format]}
          </Button>
        ))}
        {what === 'customers' && may('customers.phone') && (
          <FormControlLabel
            label={text.withPhones}
            control={<Checkbox checked={withPhones} onChange={(_event, isOn) => setWithPhones(isOn)} />}
          />
        )}
        <Soft>{note}</Soft>
      </Row>
    </Panel>
  )
}

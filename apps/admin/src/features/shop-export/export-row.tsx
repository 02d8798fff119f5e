import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { downloadShop } from '@hojreh/api/admin'
import { useErrorToast } from '@hojreh/app'
import {
  type AskedFile,
  type ExportedThing,
  exportedOfPeople,
  type ShopExportFormat,
  shopExportFormats,
} from '@hojreh/contract/admin'
import { Button, color, from } from '@hojreh/ui'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { keepFile } from '../../shared/files/keep-file.ts'
import { needsApproval, useAskExport } from '../../shared/files/use-ask-export.ts'
import { useMay } from '../../shared/me.ts'
import { Row, Soft } from '../../shared/panel.tsx'
import { shopExportMessages as text } from './shop-export.messages.ts'

const Line = styled.li(
  css({
    display: 'grid',
    gap: 8,
    paddingBlock: 12,
    borderBlockStart: `1px solid ${color.line}`,
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  }),
)

/** One kind of thing, to be taken out of the shop. */
export const ExportRow = ({ what }: { what: ExportedThing }) => {
  const may = useMay()
  const tellError = useErrorToast()
  const askOthers = useAskExport()
  const [busy, setBusy] = useState<ShopExportFormat | null>(null)
  const [withPhones, setWithPhones] = useState(false)
  const { title, note } = text.things[what]
  const ofPeople = exportedOfPeople.find((one) => one === what)
  const take = async (format: ShopExportFormat) => {
    setBusy(format)
    const result = await downloadShop({ what, format, withPhones })
    setBusy(null)
    if (!('error' in result)) return keepFile(result.file)
    if (!ofPeople || !needsApproval(result.error)) return tellError(result.error)
    const file: AskedFile = `${ofPeople}.${format}`
    await askOthers({ query: {}, body: { file } })
  }
  return (
    <Line>
      <div>
        <h3>{title}</h3>
        <Soft>{note}</Soft>
        {ofPeople && may('customers.phone') && (
          <FormControlLabel
            label={text.withPhones}
            control={<Checkbox checked={withPhones} onChange={(_event, isOn) => setWithPhones(isOn)} />}
          />
        )}
      </div>
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
      </Row>
    </Line>
  )
}

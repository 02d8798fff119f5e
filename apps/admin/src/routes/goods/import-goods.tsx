import { type ImportCurrency, importCurrencies } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button, Link, Notice, Select, TextInput } from '@hojreh/ui'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { ColumnsForm, isComplete } from '../../features/import-goods/columns-form.tsx'
import { importGoodsMessages as text } from '../../features/import-goods/import-goods.messages.ts'
import { MissingPictures } from '../../features/import-goods/missing-pictures.tsx'
import { Report } from '../../features/import-goods/report.tsx'
import { useImport } from '../../features/import-goods/use-import.ts'
import { paths } from '../../paths.ts'
import { FilePlace } from '../../shared/files/file-place.tsx'
import { FileProgress } from '../../shared/files/file-progress.tsx'
import { filesMessages } from '../../shared/files/files.messages.ts'
import { useMay } from '../../shared/me.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'

const currencies = importCurrencies.map((value) => ({ value, label: text.currencies[value] }))

const TABLES = {
  'text/csv': ['.csv', '.txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}

/** Goods of another shop or of a supplier, from a file: tried first, then taken in. */
export const Component = () => {
  const may = useMay()
  const [currency, setCurrency] = useState<ImportCurrency>('toman')
  const [source, setSource] = useState('')
  const [hidesMissing, setHidesMissing] = useState(false)
  const [isSure, setSure] = useState(false)
  const taking = useImport(currency, source, hidesMissing)
  const { file, part, report, isTaken, failure, header, columns, choose, say, attempt, take } = taking
  const isBusy = part !== null
  const chosen = (next: File | null) => {
    choose(next)
    setSure(false)
  }
  const count = report ? report.added + report.changed : 0
  const hidden = report?.hiddenCount ?? 0
  const needsYes = report !== null && report.emptied + report.retitled.length + hidden > 0
  return (
    <>
      <Link href={paths['goods/products']}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={text.title}>
        {may('shop.import') && (
          <Button href={paths['moving-in']} variant="outlined" size="small">
            {text.movingIn}
          </Button>
        )}
      </PageTitle>
      <Stack>
        <Panel>
          <Stack>
            <p>{text.lead}</p>
            <FilePlace label={text.file} accept={TABLES} onFile={chosen}>
              {file ? <bdi>{file.name}</bdi> : <Soft>{filesMessages.drop}</Soft>}
            </FilePlace>
            <Select
              name="currency"
              label={text.currency}
              hasNote={false}
              options={currencies}
              value={currency}
              onChange={(value) => {
                setCurrency(value as ImportCurrency)
                chosen(file)
              }}
            />
            <TextInput
              name="source"
              label={text.source}
              hint={text.sourceHint}
              maxLength={40}
              value={source}
              onChange={(value) => {
                setSource(value)
                chosen(file)
              }}
            />
            <FormControlLabel
              label={text.hidesMissing}
              control={
                <Checkbox
                  checked={hidesMissing}
                  onChange={(_event, isOn) => {
                    setHidesMissing(isOn)
                    chosen(file)
                  }}
                />
              }
            />
            <Row>
              <Button
                variant="outlined"
                loading={isBusy}
                disabled={!file || (header !== null && !isComplete(columns))}
                onClick={() => void attempt()}
              >
                {text.attempt}
              </Button>
            </Row>
            {isBusy && <FileProgress part={part} />}
            {failure && <Notice role="alert">{failure}</Notice>}
          </Stack>
        </Panel>
        {header && !isTaken && <ColumnsForm header={header} columns={columns} onChange={say} />}
        {report && <Report report={report} isTaken={isTaken} />}
        {report && !isTaken && count + hidden > 0 && (
          <Row>
            {needsYes && (
              <FormControlLabel
                label={text.sure}
                control={<Checkbox checked={isSure} onChange={(_event, isOn) => setSure(isOn)} />}
              />
            )}
            <Button loading={isBusy} disabled={needsYes && !isSure} onClick={() => void take(isSure)}>
              {count > 0 ? text.take(formatNumber(count)) : text.takeAll}
            </Button>
          </Row>
        )}
        <MissingPictures />
      </Stack>
    </>
  )
}

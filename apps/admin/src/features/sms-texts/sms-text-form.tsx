import { useEditSmsTextMutation, useLazyGetSmsTextQuery } from '@hojreh/api/admin'
import { ruleOfSmsText, type SmsTextRecord, smsPlaceholders, troubleOfSmsText } from '@hojreh/contract/admin'
import { Button, FormField, Textarea, TextInput } from '@hojreh/ui'
import { useForm } from 'react-final-form'
import { paths } from '../../paths.ts'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { useGo } from '../../shared/go/use-go.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { SmsPreview } from './sms-preview.tsx'
import { smsTextsMessages as text } from './sms-texts.messages.ts'

type Values = Record<'text' | 'kavenegar' | 'smsir', string>

const valuesOf = (record: SmsTextRecord): Values => ({
  text: record.text,
  kavenegar: record.kavenegar,
  smsir: record.smsir,
})

const tokensOf = ({ name }: SmsTextRecord, provider: 'kavenegar' | 'smsir'): string =>
  ruleOfSmsText(name)
    .has.flatMap((key) => {
      const { label, ...tokens } = smsPlaceholders[key]
      return tokens[provider] ? [`${label} = ${tokens[provider]}`] : []
    })
    .join('، ')

const ToDefault = ({ defaultText }: Pick<SmsTextRecord, 'defaultText'>) => {
  const form = useForm<Values>()
  return (
    <Row>
      <Button size="small" variant="outlined" onClick={() => form.change('text', defaultText)}>
        {text.toDefault}
      </Button>
    </Row>
  )
}

/** The wording of one SMS, how it looks with sample data, and the patterns that providers approved for it. */
export const SmsTextForm = ({ record }: { record: SmsTextRecord }) => {
  const { name } = record
  const go = useGo()
  const [edit] = useEditSmsTextMutation()
  const [load] = useLazyGetSmsTextQuery()
  const labels = ruleOfSmsText(name).has.map((key) => `{${smsPlaceholders[key].label}}`)
  const troubleOf = (value: string) => {
    if (value.trim() === '') return text.textEmpty
    const trouble = troubleOfSmsText(name, value)
    return trouble ? text[trouble.kind](trouble.label) : undefined
  }
  return (
    <EditForm
      label={text.form}
      labels={text.fields}
      record={record}
      valuesOf={valuesOf}
      draft={`sms-text:${name}`}
      save={(changed, version) => edit({ query: { name }, body: { ...changed, version } })}
      reload={() => load({ name })}
      saved={text.saved}
      onCancel={() => go(paths['sms-texts'])}
    >
      <Panel>
        <Stack>
          <FormField
            as={Textarea}
            name="text"
            label={text.fields.text}
            hint={text.placeholders(labels.join(' '))}
            rows={5}
            maxLength={600}
            isRequired
            validate={troubleOf}
          />
          <ToDefault defaultText={record.defaultText} />
          <SmsPreview record={record} />
        </Stack>
      </Panel>
      <Panel>
        <h2>{text.patterns}</h2>
        <Stack>
          <Soft>{text.patternsHint}</Soft>
          <FormField
            as={TextInput}
            name="kavenegar"
            label={text.fields.kavenegar}
            hint={text.tokens(tokensOf(record, 'kavenegar'))}
            dir="ltr"
            maxLength={60}
          />
          <FormField
            as={TextInput}
            name="smsir"
            label={text.fields.smsir}
            hint={text.tokens(tokensOf(record, 'smsir'))}
            dir="ltr"
            maxLength={20}
          />
        </Stack>
      </Panel>
    </EditForm>
  )
}

import { FormField, Select, Textarea } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { NewForm } from '../../shared/edit/new-form.tsx'
import { Panel, Stack } from '../../shared/panel.tsx'
import { bodyOf, type SynonymValues, termsOf } from './synonym-values.ts'
import { synonymsMessages as text } from './synonyms.messages.ts'

const ways = (['both', 'one'] as const).map((value) => ({ value, label: text.ways[value] }))

/** The form of a group of words; what was typed survives a closed tab. */
export const SynonymForm = <Saved,>({
  values,
  draft,
  send,
}: {
  values: SynonymValues
  /** Names the draft on this device. */
  draft: string
  send: (body: ReturnType<typeof bodyOf>) => Promise<{ data?: Saved | undefined; error?: unknown }>
}) => (
  <NewForm
    label={text.form}
    values={values}
    draft={draft}
    add={(typed) => send(bodyOf(typed))}
    added={text.saved}
    hrefOf={() => paths.synonyms}
    submitLabel={text.save}
  >
    <Panel>
      <Stack>
        <FormField
          as={Textarea}
          name="terms"
          label={text.terms}
          hint={text.termsHint}
          rows={6}
          isRequired
          validate={(typed) => (termsOf(typed).length < 2 ? text.termsMissing : undefined)}
        />
        <FormField as={Select} name="way" label={text.way} hint={text.wayHint} options={ways} />
      </Stack>
    </Panel>
  </NewForm>
)

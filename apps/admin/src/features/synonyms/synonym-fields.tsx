import { FormField, Select, Textarea } from '@hojreh/ui'
import { Panel, Stack } from '../../shared/panel.tsx'
import { termsOf } from './synonym-values.ts'
import { synonymsMessages as text } from './synonyms.messages.ts'

const ways = (['both', 'one'] as const).map((value) => ({ value, label: text.ways[value] }))

/** What is typed of a group of words. */
export const SynonymFields = () => (
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
)

import { useAddRedirectMutation } from '@hojreh/api/admin'
import { FormField, Select, TextInput } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { NewForm } from '../../shared/edit/new-form.tsx'
import { Panel, Stack } from '../../shared/panel.tsx'
import { redirectsMessages as text } from './redirects.messages.ts'

const durations = [
  { value: '301', label: text.kinds[301] },
  { value: '302', label: text.kinds[302] },
]
const needed = (message: string) => (value: string) => (value.trim() ? undefined : message)

/** Leads one old address to a new one. */
export const AddRedirect = () => {
  const [add] = useAddRedirectMutation()
  return (
    <NewForm
      label={text.one}
      values={{ from: '', to: '', duration: '301' }}
      draft="redirect:new"
      add={({ from, to, duration }) => add({ from, to, isTemporary: duration === '302' })}
      added={text.added}
      hrefOf={() => paths.redirects}
      submitLabel={text.save}
    >
      <Panel>
        <h2>{text.one}</h2>
        <Stack>
          <FormField
            as={TextInput}
            name="from"
            label={text.from}
            hint={text.fromHint}
            dir="ltr"
            isRequired
            validate={needed(text.missingFrom)}
          />
          <FormField
            as={TextInput}
            name="to"
            label={text.to}
            hint={text.toHint}
            dir="ltr"
            isRequired
            validate={needed(text.missingTo)}
          />
          <FormField as={Select} name="duration" label={text.duration} options={durations} />
        </Stack>
      </Panel>
    </NewForm>
  )
}

import { useLazyGetFaqRecordQuery, useWriteFaqMutation } from '@hojreh/api/admin'
import type { FaqRecord } from '@hojreh/contract/admin'
import { FormField } from '@hojreh/ui'
import { ResetButton } from '../../shared/acts/reset-button.tsx'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'
import { faqMessages as text } from './faq.messages.ts'
import { bodyOf, problemOf, valuesOf, wordsOf } from './faq-values.ts'
import { GroupsField } from './groups-field.tsx'

/** The frequently asked questions, and the way back to those that the shop began with. */
export const FaqForm = ({ faq }: { faq: FaqRecord }) => {
  const [write, { isLoading }] = useWriteFaqMutation()
  const [load] = useLazyGetFaqRecordQuery()
  return (
    <Stack>
      <Soft>{faq.isStarting ? text.starting : text.lead}</Soft>
      <EditForm
        label={text.form}
        labels={text.fields}
        record={faq}
        valuesOf={valuesOf}
        wordsOf={wordsOf}
        draft="faq"
        save={({ groups = '' }, version) => write({ groups: bodyOf(groups), version })}
        reload={() => load()}
        saved={text.saved}
      >
        <Panel>
          <FormField as={GroupsField} name="groups" label={text.fields.groups} validate={problemOf} />
        </Panel>
      </EditForm>
      {!faq.isStarting && (
        <ResetButton
          text={text}
          loading={isLoading}
          act={() => write({ groups: null, version: faq.edition.version })}
        />
      )}
    </Stack>
  )
}

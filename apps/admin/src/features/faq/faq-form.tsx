import { useLazyGetFaqRecordQuery, useWriteFaqMutation } from '@hojreh/api/admin'
import type { FaqRecord } from '@hojreh/contract/admin'
import { FormField } from '@hojreh/ui'
import { ResetButton } from '../../shared/acts/reset-button.tsx'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { useMay } from '../../shared/me.ts'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'
import { ShowingFields } from '../../shared/showing/showing-fields.tsx'
import { showingBody } from '../../shared/showing/showing-values.ts'
import { faqMessages as text } from './faq.messages.ts'
import { FaqRevisions } from './faq-revisions.tsx'
import { bodyOf, type FaqValues, problemOf, valuesOf, wordsOf } from './faq-values.ts'
import { GroupsField } from './groups-field.tsx'

/** The frequently asked questions, and the way back to those that the shop began with. */
export const FaqForm = ({ faq }: { faq: FaqRecord }) => {
  const [write, { isLoading }] = useWriteFaqMutation()
  const [load] = useLazyGetFaqRecordQuery()
  const mayPublish = useMay()('content.publish')
  return (
    <Stack>
      <Soft>{faq.isStarting ? text.starting : text.lead}</Soft>
      <EditForm<FaqValues, FaqRecord>
        label={text.form}
        labels={text.fields}
        record={faq}
        valuesOf={(of) => valuesOf(of, mayPublish)}
        wordsOf={wordsOf}
        draft="faq"
        save={({ groups }, version, whole) =>
          write({
            ...(groups !== undefined && { groups: bodyOf(groups) }),
            ...showingBody(whole),
            version,
          })
        }
        reload={() => load()}
        saved={text.saved}
      >
        <Panel>
          <FormField as={GroupsField} name="groups" label={text.fields.groups} validate={problemOf} />
        </Panel>
        <ShowingFields />
        <FaqRevisions />
      </EditForm>
      {mayPublish && !faq.isStarting && (
        <ResetButton
          text={text}
          loading={isLoading}
          act={() => write({ groups: null, version: faq.edition.version })}
        />
      )}
    </Stack>
  )
}

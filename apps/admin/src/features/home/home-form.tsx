import type { AdminResponseOf } from '@hojreh/api/admin'
import { useLazyGetHomeRecordQuery, useWriteHomeMutation } from '@hojreh/api/admin'
import { FormField } from '@hojreh/ui'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { Panel } from '../../shared/panel.tsx'
import { BlocksField } from './blocks/blocks-field.tsx'
import { homeMessages as text } from './home.messages.ts'
import { Halves } from './home.styles.ts'
import { bodyOf, problemOf, valuesOf, wordsOf } from './home-values.ts'
import { HomePreview } from './preview/home-preview.tsx'

/** The home page as blocks, with its preview. */
export const HomeForm = ({ home }: { home: AdminResponseOf<'getHomeRecord'> }) => {
  const [write] = useWriteHomeMutation()
  const [load] = useLazyGetHomeRecordQuery()
  return (
    <EditForm
      label={text.form}
      labels={text.fields}
      record={home}
      valuesOf={valuesOf}
      wordsOf={wordsOf}
      draft="home"
      save={({ blocks = '' }, version) => write({ blocks: bodyOf(blocks), version })}
      reload={() => load()}
      saved={text.saved}
    >
      <Halves>
        <Panel>
          <FormField as={BlocksField} name="blocks" label={text.fields.blocks} validate={problemOf} />
        </Panel>
        <HomePreview />
      </Halves>
    </EditForm>
  )
}

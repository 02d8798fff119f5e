import { useAddMakerMutation } from '@hojreh/api/admin'
import { NewForm } from '../../shared/edit/new-form.tsx'
import { Panel } from '../../shared/panel.tsx'
import { makerHref } from '../../shared/record/maker-href.ts'
import { MakerFields, type MakerValues } from './maker-fields.tsx'
import { makersMessages as text } from './makers.messages.ts'

const newMaker: MakerValues = {
  ...{ title: '', descriptionHtml: '', slug: '' },
  ...{ seoTitle: '', seoDescription: '' },
}

/** A new maker; its picture comes once it is there. */
export const NewMakerForm = () => {
  const [add] = useAddMakerMutation()
  return (
    <Panel>
      <NewForm
        label={text.newTitle}
        values={newMaker}
        draft="maker-new"
        add={(typed) => add(typed)}
        added={text.saved}
        hrefOf={({ id }) => makerHref(id)}
        submitLabel={text.save}
      >
        <MakerFields />
      </NewForm>
    </Panel>
  )
}

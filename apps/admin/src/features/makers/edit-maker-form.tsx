import { useEditMakerMutation, useLazyGetMakerQuery } from '@hojreh/api/admin'
import type { MakerRecord } from '@hojreh/contract/admin'
import { paths } from '../../paths.ts'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { useGo } from '../../shared/go/use-go.ts'
import { Panel } from '../../shared/panel.tsx'
import { textOfHtml } from '../../shared/rich-text/text-of-html.ts'
import { MakerFields, type MakerValues } from './maker-fields.tsx'
import { makersMessages as text } from './makers.messages.ts'

const valuesOf = (maker: MakerRecord): MakerValues => {
  const { title, descriptionHtml, slug, seoTitle, seoDescription } = maker
  return { title, descriptionHtml, slug, seoTitle, seoDescription }
}

/** Renames or describes a maker. */
export const EditMakerForm = ({ maker }: { maker: MakerRecord }) => {
  const { id } = maker
  const go = useGo()
  const [edit] = useEditMakerMutation()
  const [load] = useLazyGetMakerQuery()
  return (
    <Panel>
      <EditForm
        label={maker.title}
        labels={text.fields}
        record={maker}
        valuesOf={valuesOf}
        wordsOf={(field, value) => (field === 'descriptionHtml' ? textOfHtml(value) : value)}
        draft={`maker:${id}`}
        save={(changed, version) => edit({ query: { id }, body: { ...changed, version } })}
        reload={() => load({ id })}
        saved={text.saved}
        onCancel={() => go(paths.makers)}
      >
        <MakerFields maker={maker} />
      </EditForm>
    </Panel>
  )
}

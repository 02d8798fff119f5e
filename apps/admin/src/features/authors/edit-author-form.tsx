import { useEditAuthorMutation, useLazyGetAuthorQuery } from '@hojreh/api/admin'
import type { AuthorRecord } from '@hojreh/contract/admin'
import { paths } from '../../paths.ts'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { useGo } from '../../shared/go/use-go.ts'
import { Panel } from '../../shared/panel.tsx'
import { AuthorFields, type AuthorValues } from './author-fields.tsx'
import { authorsMessages as text } from './authors.messages.ts'

const valuesOf = ({ name, about, slug }: AuthorRecord): AuthorValues => ({ name, about, slug })

/** Renames or describes an author. */
export const EditAuthorForm = ({ author }: { author: AuthorRecord }) => {
  const { id } = author
  const go = useGo()
  const [edit] = useEditAuthorMutation()
  const [load] = useLazyGetAuthorQuery()
  return (
    <Panel>
      <EditForm
        label={author.name}
        labels={text.fields}
        record={author}
        valuesOf={valuesOf}
        draft={`author:${id}`}
        save={(changed, version) => edit({ query: { id }, body: { ...changed, version } })}
        reload={() => load({ id })}
        saved={text.saved}
        onCancel={() => go(paths.authors)}
      >
        <AuthorFields />
      </EditForm>
    </Panel>
  )
}

import { useEditAuthorMutation, useLazyGetAuthorQuery } from '@hojreh/api/admin'
import type { AuthorRecord } from '@hojreh/contract/admin'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { Panel } from '../../shared/panel.tsx'
import { AuthorFields, type AuthorValues } from './author-fields.tsx'
import { authorsMessages as text } from './authors.messages.ts'

const valuesOf = ({ name, about, slug }: AuthorRecord): AuthorValues => ({ name, about, slug })

/** Renames or describes an author. */
export const EditAuthorForm = ({ author }: { author: AuthorRecord }) => {
  const { id } = author
  const navigate = useNavigate()
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
        onCancel={() => void navigate(paths.authors)}
      >
        <AuthorFields />
      </EditForm>
    </Panel>
  )
}

import { useAddAuthorMutation } from '@hojreh/api/admin'
import { NewForm } from '../../shared/edit/new-form.tsx'
import { Panel } from '../../shared/panel.tsx'
import { AuthorFields, type AuthorValues } from './author-fields.tsx'
import { authorHref } from './author-href.ts'
import { authorsMessages as text } from './authors.messages.ts'

const newAuthor: AuthorValues = { name: '', about: '', slug: '' }

/** A new author. */
export const NewAuthorForm = () => {
  const [add] = useAddAuthorMutation()
  return (
    <Panel>
      <NewForm
        label={text.newTitle}
        values={newAuthor}
        draft="author-new"
        add={(typed) => add(typed)}
        added={text.saved}
        hrefOf={({ id }) => authorHref(id)}
        submitLabel={text.save}
      >
        <AuthorFields isNew />
      </NewForm>
    </Panel>
  )
}

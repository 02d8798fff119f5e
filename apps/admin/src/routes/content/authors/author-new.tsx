import { Link } from '@hojreh/ui'
import { authorsMessages as text } from '../../../features/authors/authors.messages.ts'
import { NewAuthorForm } from '../../../features/authors/new-author-form.tsx'
import { paths } from '../../../paths.ts'
import { PageTitle } from '../../../shared/page-title.tsx'
import { Soft } from '../../../shared/panel.tsx'

/** A new author. */
export const Component = () => (
  <>
    <Link href={paths.authors}>
      <Soft>{text.back}</Soft>
    </Link>
    <PageTitle title={text.newTitle} />
    <NewAuthorForm />
  </>
)

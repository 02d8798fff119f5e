import { Link } from '@hojreh/ui'
import { makersMessages as text } from '../../features/makers/makers.messages.ts'
import { NewMakerForm } from '../../features/makers/new-maker-form.tsx'
import { paths } from '../../paths.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft } from '../../shared/panel.tsx'

/** A new maker. */
export const Component = () => (
  <>
    <Link href={paths.makers}>
      <Soft>{text.back}</Soft>
    </Link>
    <PageTitle title={text.newTitle} />
    <NewMakerForm />
  </>
)

import { useListArticleRevisionsQuery } from '@hojreh/api/admin'
import { Disclosure } from '@hojreh/ui'
import { Loaded } from '../../../shared/loading/loaded.tsx'
import { revisionsMessages as text } from '../../../shared/revisions/revisions.messages.ts'
import { VersionList } from '../../../shared/revisions/version-list.tsx'
import { RevisionView } from './revision-view.tsx'

const Versions = ({ id }: { id: string }) => {
  const query = useListArticleRevisionsQuery({ id }, { refetchOnMountOrArgChange: true })
  return (
    <Loaded query={query}>
      {(revisions) => (
        <VersionList revisions={revisions}>
          {(version) => <RevisionView id={id} version={version} />}
        </VersionList>
      )}
    </Loaded>
  )
}

/** What an article said before its edits; any of it comes back into the form, and is saved from there. */
export const Revisions = ({ id }: { id: string }) => (
  <Disclosure title={text.title} headingLevel={2} isLazy>
    <Versions id={id} />
  </Disclosure>
)

import { useListArticleRevisionsQuery } from '@hojreh/api/admin'
import { MOST_REVISIONS } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { Disclosure } from '@hojreh/ui'
import { Loaded } from '../../../shared/loaded.tsx'
import { Soft, Stack } from '../../../shared/panel.tsx'
import { RevisionView } from './revision-view.tsx'
import { revisionsMessages as text } from './revisions.messages.ts'

const Versions = ({ id }: { id: string }) => {
  const query = useListArticleRevisionsQuery({ id }, { refetchOnMountOrArgChange: true })
  return (
    <Loaded query={query}>
      {(revisions) =>
        revisions.length === 0 ? (
          <Soft>{text.none}</Soft>
        ) : (
          <Stack>
            <Soft>{text.note(MOST_REVISIONS)}</Soft>
            <div>
              {revisions.map(({ version, by, at }) => (
                <Disclosure key={version} title={text.saved(by, formatJalaliDateTime(at))} isLazy>
                  <RevisionView id={id} version={version} />
                </Disclosure>
              ))}
            </div>
          </Stack>
        )
      }
    </Loaded>
  )
}

/** What an article said before its edits; any of it comes back into the form, and is saved from there. */
export const Revisions = ({ id }: { id: string }) => (
  <Disclosure title={text.title} headingLevel={2} isLazy>
    <Versions id={id} />
  </Disclosure>
)

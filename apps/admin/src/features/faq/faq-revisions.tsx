import { useGetFaqRevisionQuery, useListFaqRevisionsQuery } from '@hojreh/api/admin'
import { Disclosure } from '@hojreh/ui'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { Compared } from '../../shared/revisions/compared.tsx'
import { revisionsMessages as text } from '../../shared/revisions/revisions.messages.ts'
import { VersionList } from '../../shared/revisions/version-list.tsx'
import { faqMessages } from './faq.messages.ts'
import { groupsText, isSame, wholeText } from './faq-values.ts'

const Version = ({ version }: { version: number }) => (
  <Loaded query={useGetFaqRevisionQuery({ version })}>
    {({ groups }) => (
      <Compared
        former={{ groups: groupsText(groups) }}
        labels={faqMessages.fields}
        wordsOf={wholeText}
        isSame={isSame}
      />
    )}
  </Loaded>
)

const Versions = () => (
  <Loaded query={useListFaqRevisionsQuery(undefined, { refetchOnMountOrArgChange: true })}>
    {(revisions) => (
      <VersionList revisions={revisions}>{(version) => <Version version={version} />}</VersionList>
    )}
  </Loaded>
)

/** Lists the former versions of the questions. A chosen version is put into the form, where it can be saved. */
export const FaqRevisions = () => (
  <Disclosure title={text.title} headingLevel={2} isLazy>
    <Versions />
  </Disclosure>
)

import { useGetSynonymsQuery } from '@hojreh/api/admin'
import { Link } from '@hojreh/ui'
import { useParams } from 'react-router-dom'
import { EditSynonymsForm } from '../../features/synonyms/edit-synonyms-form.tsx'
import { synonymsMessages as text } from '../../features/synonyms/synonyms.messages.ts'
import { TermChips } from '../../features/synonyms/term-chips.tsx'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { isMissing, MissingRecord } from '../../shared/missing-record.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'

/** One group of words that mean the same, with what each of them finds now. */
export const Component = () => {
  const { id = '' } = useParams()
  const query = useGetSynonymsQuery({ id }, { refetchOnMountOrArgChange: true })
  if (isMissing(query))
    return (
      <MissingRecord
        title={text.missingTitle}
        text={text.missing}
        list={{ href: paths.synonyms, label: text.title }}
      />
    )
  const first = query.currentData?.terms[0]?.term
  return (
    <>
      <Link href={paths.synonyms}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={first === undefined ? text.loading : text.editTitle(first)} />
      <Loaded query={query}>
        {(group) => (
          <Stack>
            <Panel>
              <Soft>{text.now}</Soft>
              <TermChips terms={group.terms} />
            </Panel>
            <EditSynonymsForm key={group.id} group={group} />
            <RecordBooks subject={`synonyms:${group.id}`} />
          </Stack>
        )}
      </Loaded>
    </>
  )
}

import { useEditSynonymsMutation, useGetSynonymsQuery } from '@hojreh/api/admin'
import { Link } from '@hojreh/ui'
import { useParams } from 'react-router-dom'
import { SynonymForm } from '../../features/synonyms/synonym-form.tsx'
import { valuesOf } from '../../features/synonyms/synonym-values.ts'
import { synonymsMessages as text } from '../../features/synonyms/synonyms.messages.ts'
import { TermChips } from '../../features/synonyms/term-chips.tsx'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loaded.tsx'
import { isMissing, MissingRecord } from '../../shared/missing-record.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'

/** One group of words that mean the same, with what each of them finds now. */
export const Component = () => {
  const { id = '' } = useParams()
  const query = useGetSynonymsQuery({ id }, { refetchOnMountOrArgChange: true })
  const [edit] = useEditSynonymsMutation()
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
            <SynonymForm
              key={group.id}
              values={valuesOf(group)}
              draft={`synonyms:${group.id}`}
              send={(body) => edit({ query: { id: group.id }, body })}
            />
          </Stack>
        )}
      </Loaded>
    </>
  )
}

import { useAddSynonymsMutation } from '@hojreh/api/admin'
import { Link } from '@hojreh/ui'
import { SynonymForm } from '../../features/synonyms/synonym-form.tsx'
import { newSynonyms } from '../../features/synonyms/synonym-values.ts'
import { synonymsMessages as text } from '../../features/synonyms/synonyms.messages.ts'
import { paths } from '../../paths.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft } from '../../shared/panel.tsx'

/** A new group of words that mean the same. */
export const Component = () => {
  const [add] = useAddSynonymsMutation()
  return (
    <>
      <Link href={paths.synonyms}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={text.newTitle} />
      <SynonymForm values={newSynonyms} draft="synonyms:new" send={(body) => add(body)} />
    </>
  )
}

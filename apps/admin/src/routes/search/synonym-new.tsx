import { useAddSynonymsMutation } from '@hojreh/api/admin'
import { Link } from '@hojreh/ui'
import { useSearchParams } from 'react-router-dom'
import { SynonymFields } from '../../features/synonyms/synonym-fields.tsx'
import { bodyOf, startingWith } from '../../features/synonyms/synonym-values.ts'
import { synonymsMessages as text } from '../../features/synonyms/synonyms.messages.ts'
import { paths } from '../../paths.ts'
import { NewForm } from '../../shared/edit/new-form.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft } from '../../shared/panel.tsx'

/** A new group of words that mean the same. */
export const Component = () => {
  const [add] = useAddSynonymsMutation()
  const word = useSearchParams()[0].get('word')
  return (
    <>
      <Link href={paths.synonyms}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={text.newTitle} />
      <NewForm
        label={text.form}
        values={startingWith(word)}
        draft={`synonyms:new:${word ?? ''}`}
        add={(typed) => add(bodyOf(typed))}
        added={text.saved}
        hrefOf={() => paths.synonyms}
        submitLabel={text.save}
      >
        <SynonymFields />
      </NewForm>
    </>
  )
}

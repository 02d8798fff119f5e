import { useEditSynonymsMutation, useLazyGetSynonymsQuery } from '@hojreh/api/admin'
import type { SynonymRecord } from '@hojreh/contract/admin'
import { paths } from '../../paths.ts'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { useGo } from '../../shared/go/use-go.ts'
import { SynonymFields } from './synonym-fields.tsx'
import { bodyOf, type SynonymValues, termsOf, valuesOf } from './synonym-values.ts'
import { synonymsMessages as text } from './synonyms.messages.ts'

const wordsOf = (field: keyof SynonymValues, value: string) =>
  field === 'way' ? text.ways[value === 'one' ? 'one' : 'both'] : termsOf(value).join('، ')

/** Changes a group of words. */
export const EditSynonymsForm = ({ group }: { group: SynonymRecord }) => {
  const { id } = group
  const go = useGo()
  const [edit] = useEditSynonymsMutation()
  const [load] = useLazyGetSynonymsQuery()
  const leave = () => go(paths.synonyms)
  return (
    <EditForm
      label={text.form}
      labels={{ terms: text.terms, way: text.way }}
      record={group}
      valuesOf={valuesOf}
      wordsOf={wordsOf}
      draft={`synonyms:${id}`}
      save={(_changed, version, typed) => edit({ query: { id }, body: { ...bodyOf(typed), version } })}
      reload={() => load({ id })}
      saved={text.saved}
      onSaved={leave}
      onCancel={leave}
    >
      <SynonymFields />
    </EditForm>
  )
}

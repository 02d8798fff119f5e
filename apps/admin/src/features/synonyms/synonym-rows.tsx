import { useRemoveSynonymsMutation } from '@hojreh/api/admin'
import type { SynonymGroup } from '@hojreh/contract/admin'
import { paths } from '../../paths.ts'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { Row, Soft, Stack } from '../../shared/panel.tsx'
import { RowLink, RowTable } from '../../shared/row-table.tsx'
import { synonymsMessages as text } from './synonyms.messages.ts'
import { TermChips } from './term-chips.tsx'

const firstOf = ({ terms }: SynonymGroup) => terms[0]?.term ?? ''

const Remove = ({ group }: { group: SynonymGroup }) => {
  const [remove, { isLoading }] = useRemoveSynonymsMutation()
  const first = firstOf(group)
  return (
    // Above the link of the whole row.
    <Row style={{ position: 'relative', zIndex: 1 }}>
      <AskingButton
        color="error"
        loading={isLoading}
        aria-label={text.removeOf(first)}
        question={{
          title: text.removeTitle(first),
          text: text.removeText,
          confirmLabel: text.remove,
          cancelLabel: text.removeNo,
          isDangerous: true,
        }}
        act={() => remove({ id: group.id })}
        done={text.removed}
      >
        {text.remove}
      </AskingButton>
    </Row>
  )
}

/** Synonym groups; each row links to its form for staff who may edit it. */
export const SynonymRows = ({ groups, mayEdit }: { groups: readonly SynonymGroup[]; mayEdit: boolean }) => (
  <RowTable
    label={text.list}
    columns={mayEdit ? text.columns : text.columnsRead}
    template={mayEdit ? '4fr 1fr 1fr' : '4fr 1fr'}
    rows={groups.map((group) => ({
      key: group.id,
      cells: [
        <Stack key="terms">
          {mayEdit ? (
            <RowLink href={paths.synonym.replace(':id', group.id)}>
              <bdi>{firstOf(group)}</bdi>
            </RowLink>
          ) : (
            <bdi>{firstOf(group)}</bdi>
          )}
          <TermChips terms={group.terms} />
        </Stack>,
        <Soft key="way">{group.isOneWay ? text.ways.one : text.ways.both}</Soft>,
        ...(mayEdit ? [<Remove key="remove" group={group} />] : []),
      ],
    }))}
  />
)

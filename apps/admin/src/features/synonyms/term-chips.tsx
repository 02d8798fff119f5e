import type { SynonymGroup } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { StatusChip } from '@hojreh/ui'
import { Row } from '../../shared/panel.tsx'
import { synonymsMessages as text } from './synonyms.messages.ts'

/** The words of a group, each with how many goods it finds. */
export const TermChips = ({ terms }: Pick<SynonymGroup, 'terms'>) => (
  <Row>
    {terms.map(({ term, goods }) => (
      <StatusChip key={term} tone={goods > 0 ? 'neutral' : 'warning'}>
        <bdi>{term}</bdi> · {text.goods(formatNumber(goods))}
      </StatusChip>
    ))}
  </Row>
)

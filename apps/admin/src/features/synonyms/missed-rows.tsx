import type { MissedSearch } from '@hojreh/contract/admin'
import { formatJalaliDate, formatNumber } from '@hojreh/persian'
import { Button, StatusChip } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { Soft, Stack } from '../../shared/panel.tsx'
import { RowTable } from '../../shared/row-table.tsx'
import { missedMessages as text } from './missed.messages.ts'

const hrefOfNew = (word: string) => `${paths['synonym-new']}?${new URLSearchParams({ word })}`

/** Table of searches without result; each row links to a new synonym group for its words. */
export const MissedRows = ({
  searches,
  mayEdit,
}: {
  searches: readonly MissedSearch[]
  mayEdit: boolean
}) => (
  <RowTable
    label={text.list}
    columns={mayEdit ? text.columns : text.columnsRead}
    template={mayEdit ? '3fr 1fr 1fr 1fr 1fr' : '3fr 1fr 1fr 1fr'}
    rows={searches.map(({ words, times, lastDay, goods, waiting }) => ({
      key: words,
      cells: [
        <Stack key="words">
          <bdi>{words}</bdi>
          {goods > 0 && <StatusChip tone="success">{text.found(formatNumber(goods))}</StatusChip>}
        </Stack>,
        <b key="times">{text.times(formatNumber(times))}</b>,
        <Soft key="day">{formatJalaliDate(lastDay)}</Soft>,
        <Soft key="waiting">{waiting > 0 ? text.waiting(formatNumber(waiting)) : text.nobody}</Soft>,
        ...(mayEdit
          ? [
              <Button
                key="add"
                href={hrefOfNew(words)}
                variant="text"
                size="small"
                aria-label={text.addSynonymOf(words)}
              >
                {text.addSynonym}
              </Button>,
            ]
          : []),
      ],
    }))}
  />
)

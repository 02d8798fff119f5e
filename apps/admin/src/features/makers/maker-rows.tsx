import type { MakerRow } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Soft } from '../../shared/panel.tsx'
import { makerHref } from '../../shared/record/maker-href.ts'
import { RowLink, RowTable } from '../../shared/row-table.tsx'
import { makersMessages as text } from './makers.messages.ts'

/** Makers; each row leads to its page. */
export const MakerRows = ({ makers }: { makers: readonly MakerRow[] }) => (
  <RowTable
    label={text.list}
    columns={text.columns}
    template="3fr 1fr 2fr"
    rows={makers.map(({ id, title, goods, slug }) => ({
      key: id,
      cells: [
        <RowLink key="title" href={makerHref(id)}>
          {title}
        </RowLink>,
        <Soft key="goods">{text.goods(formatNumber(goods))}</Soft>,
        <Soft key="slug" as="bdi" dir="ltr">
          {`/brand/${slug}`}
        </Soft>,
      ],
    }))}
  />
)

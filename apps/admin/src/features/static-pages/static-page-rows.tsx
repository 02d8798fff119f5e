import type { StaticPageRow } from '@hojreh/contract/admin'
import { StatusChip } from '@hojreh/ui'
import { RowLink, RowTable } from '../../shared/row-table.tsx'
import { staticPageHref } from './static-page-href.ts'
import { staticPagesMessages as text } from './static-pages.messages.ts'

const tones = { written: 'success', starting: 'neutral', new: 'neutral' } as const

const cellsOf = (page: StaticPageRow) => [
  <RowLink key="title" href={staticPageHref(page.slug)}>
    {page.title}
  </RowLink>,
  <bdi key="path">{page.path}</bdi>,
  <StatusChip key="state" tone={tones[page.state]}>
    {text.states[page.state]}
  </StatusChip>,
]

/** The static pages, each leading to its text. */
export const StaticPageRows = ({ pages }: { pages: readonly StaticPageRow[] }) => (
  <RowTable
    label={text.list}
    columns={text.columns}
    template="2fr 2fr 1fr"
    rows={pages.map((page) => ({ key: page.slug, cells: cellsOf(page) }))}
  />
)

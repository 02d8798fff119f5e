import type { AuthorRow } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Soft } from '../../shared/panel.tsx'
import { RowLink, RowTable } from '../../shared/row-table.tsx'
import { authorHref } from './author-href.ts'
import { authorsMessages as text } from './authors.messages.ts'

/** Authors; each row leads to its page. */
export const AuthorRows = ({ authors }: { authors: readonly AuthorRow[] }) => (
  <RowTable
    label={text.list}
    columns={text.columns}
    template="3fr 1fr 2fr"
    rows={authors.map(({ id, name, articles, slug }) => ({
      key: id,
      cells: [
        <RowLink key="name" href={authorHref(id)}>
          {name}
        </RowLink>,
        <Soft key="articles">{text.articles(formatNumber(articles))}</Soft>,
        <Soft key="slug" as="bdi" dir="ltr">
          {`/blog/author/${slug}`}
        </Soft>,
      ],
    }))}
  />
)

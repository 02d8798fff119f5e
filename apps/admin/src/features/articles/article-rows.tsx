import type { ArticleRow } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { Figures, StatusChip } from '@hojreh/ui'
import { Row, Soft } from '../../shared/panel.tsx'
import { RowLink, RowTable } from '../../shared/row-table.tsx'
import { articleHref } from './article-href.ts'
import { articlesMessages as text } from './articles.messages.ts'

const tones = { draft: 'neutral', scheduled: 'info', published: 'success' } as const

const Time = ({ at }: { at: string | null }) =>
  at ? <Figures>{formatJalaliDateTime(at)}</Figures> : <span>{text.notYet}</span>

const cellsOf = (article: ArticleRow) => [
  <Row key="title">
    <RowLink href={articleHref(article.id)}>{article.title}</RowLink>
    <StatusChip tone={tones[article.state]}>{text.states[article.state]}</StatusChip>
  </Row>,
  <Soft key="category">{article.category ?? text.notYet}</Soft>,
  <Soft key="author">{article.author}</Soft>,
  <Soft key="published">
    <Time at={article.publishedAt} />
  </Soft>,
  <Soft key="updated">
    <Time at={article.updatedAt} />
  </Soft>,
]

/** Articles, each leading to its text. */
export const ArticleRows = ({ articles }: { articles: readonly ArticleRow[] }) => (
  <RowTable
    label={text.list}
    columns={text.columns}
    template="2.4fr 1fr 1fr 1.2fr 1.2fr"
    rows={articles.map((article) => ({ key: article.id, cells: cellsOf(article) }))}
  />
)

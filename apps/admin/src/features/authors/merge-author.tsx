import { useListAuthorsQuery, useMergeAuthorsMutation } from '@hojreh/api/admin'
import { useSettled } from '@hojreh/app'
import type { AuthorRecord } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { useState } from 'react'
import { MergePanel } from '../../shared/merge/merge-panel.tsx'
import { authorHref } from './author-href.ts'
import { authorsMessages as text } from './authors.messages.ts'

const MOST = 20

/** Merges an author into another one. */
export const MergeAuthor = ({ author: { id, name, edition } }: { author: AuthorRecord }) => {
  const [merge, { isLoading }] = useMergeAuthorsMutation()
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const { currentData } = useListAuthorsQuery({ ...(q && { q }), take: MOST })
  return (
    <MergePanel
      record={{ id, label: name }}
      rows={currentData?.items ?? []}
      typed={typed}
      onTyped={setTyped}
      labelOf={(author) => author.name}
      noteOf={({ articles }) => text.articles(formatNumber(articles))}
      hrefOf={authorHref}
      words={text.merge}
      merge={(into) => merge({ query: { id }, body: { version: edition.version, into } })}
      isMerging={isLoading}
    />
  )
}

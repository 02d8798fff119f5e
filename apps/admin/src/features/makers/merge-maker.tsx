import { useListMakersQuery, useMergeMakersMutation } from '@hojreh/api/admin'
import { useSettled } from '@hojreh/app'
import type { MakerRecord } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { useState } from 'react'
import { MergePanel } from '../../shared/merge/merge-panel.tsx'
import { makerHref } from '../../shared/record/maker-href.ts'
import { makersMessages as text } from './makers.messages.ts'

const MOST = 20

/** Merges a maker into another one. */
export const MergeMaker = ({ maker: { id, title, edition } }: { maker: MakerRecord }) => {
  const [merge, { isLoading }] = useMergeMakersMutation()
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const { currentData } = useListMakersQuery({ ...(q && { q }), take: MOST })
  return (
    <MergePanel
      record={{ id, label: title }}
      rows={currentData?.items ?? []}
      typed={typed}
      onTyped={setTyped}
      labelOf={(maker) => maker.title}
      noteOf={({ goods }) => text.goods(formatNumber(goods))}
      hrefOf={makerHref}
      words={text.merge}
      merge={(into) => merge({ query: { id }, body: { version: edition.version, into } })}
      isMerging={isLoading}
    />
  )
}

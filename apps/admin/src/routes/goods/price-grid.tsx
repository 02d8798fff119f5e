import { useListPriceGridQuery } from '@hojreh/api/admin'
import type { GridResult } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button, EmptyState, Link, Notice } from '@hojreh/ui'
import Tags from 'lucide-react/icons/tags'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { requestsOf } from '../../features/price-grid/edits.ts'
import { GridFilters } from '../../features/price-grid/grid-filters.tsx'
import { priceGridMessages as text } from '../../features/price-grid/price-grid.messages.ts'
import { PriceGrid } from '../../features/price-grid/price-grid.tsx'
import { SaveBar } from '../../features/price-grid/save-bar.tsx'
import { useEdits } from '../../features/price-grid/use-edits.ts'
import { useSaved } from '../../features/price-grid/use-saved.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { useAskMoves } from '../../shared/money/use-ask-moves.tsx'
import { MoreRows } from '../../shared/more-rows.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Row, Soft } from '../../shared/panel.tsx'

const PAGE = 100
const doneOf = (results: readonly GridResult[]) =>
  formatNumber(results.filter(({ refusal }) => !refusal).length)
const refusedOf = (results: readonly GridResult[]) =>
  results.flatMap(({ refusal, row }) =>
    refusal ? [text.undoRefused(row?.title ?? text.good, refusal.message)] : [],
  )

interface Told {
  words: string
  refused: string[]
}

/** Prices and stock of many goods, typed and pasted as in a spreadsheet. */
export const Component = () => {
  const [search] = useSearchParams()
  const may = useMay()
  const asked = ['q', 'categoryId', 'brand', 'after'].flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value] as const] : []
  })
  const grid = useListPriceGridQuery(
    { ...Object.fromEntries(asked), take: PAGE },
    { refetchOnMountOrArgChange: true },
  )
  const { edits, change, isRestored, canStepBack } = useEdits()
  const askMoves = useAskMoves()
  const { isBusy, canUndo, save, undo } = useSaved()
  const [told, setTold] = useState<Told | null>(isRestored ? { words: text.restored, refused: [] } : null)
  const onSave = async () => {
    const sent = requestsOf(edits)
    const moves = sent.flatMap(({ id, price }) => {
      const title = edits[id]?.row.title
      return title && price ? [{ title, from: price.seen, to: price.value }] : []
    })
    if (sent.length === 0 || !(await askMoves(moves))) return
    const results = await save(sent)
    change({ kind: 'settled', sent, results })
    setTold({ words: text.saved(doneOf(results)), refused: [] })
  }
  const onUndo = async () => {
    const results = await undo()
    setTold({ words: text.undone(doneOf(results)), refused: refusedOf(results) })
  }
  // What is looked at is what gets dearer.
  const filter = new URLSearchParams(
    Object.fromEntries(asked.filter(([name]) => name === 'categoryId' || name === 'brand')),
  )
  const percentHref = filter.size > 0 ? `${paths['price-jobs']}?${filter}` : paths['price-jobs']
  return (
    <>
      <Link href={paths['goods/products']}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={text.title}>
        <Row>
          {canUndo && (
            <Button variant="outlined" size="small" loading={isBusy} onClick={() => void onUndo()}>
              {text.undo}
            </Button>
          )}
          {may('prices.bulk') && (
            <Button href={percentHref} variant="outlined" size="small">
              {text.percent}
            </Button>
          )}
        </Row>
      </PageTitle>
      <GridFilters />
      {told && (
        <Notice severity={told.refused.length > 0 ? 'warning' : 'info'}>
          {told.words}
          {told.refused.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      <Loaded query={grid}>
        {({ items, total, next }) =>
          items.length === 0 ? (
            <EmptyState icon={<Tags size={28} />} title={text.emptyTitle} text={text.empty} />
          ) : (
            <>
              <PriceGrid
                rows={items}
                edits={edits}
                change={change}
                canEdit={(column) => may(column === 'stock' ? 'products.stock' : 'products.edit')}
                onLeftOver={(count) =>
                  setTold(count > 0 ? { words: text.leftOver(formatNumber(count)), refused: [] } : null)
                }
              />
              <MoreRows total={total} next={next} />
            </>
          )
        }
      </Loaded>
      <SaveBar
        edits={edits}
        isBusy={isBusy}
        canStepBack={canStepBack}
        onSave={() => void onSave()}
        onStepBack={() => change({ kind: 'back' })}
        onDiscard={() => change({ kind: 'discarded' })}
      />
    </>
  )
}

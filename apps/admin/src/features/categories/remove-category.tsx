import { useRemoveCategoryMutation } from '@hojreh/api/admin'
import { useConfirm } from '@hojreh/app'
import type { AdminCategory } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button, Select } from '@hojreh/ui'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { useAct } from '../../shared/acts/use-act.ts'
import { useGo } from '../../shared/go/use-go.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { categoriesMessages as text } from './categories.messages.ts'
import { categoryOptionsOf } from './category-rows-of.ts'

const NOWHERE = 'nowhere'

/** Removes a category; asks where its goods go. */
export const RemoveCategory = ({
  category: { id, title, goods },
  categories,
}: {
  category: AdminCategory
  categories: readonly AdminCategory[]
}) => {
  const [remove, { isLoading }] = useRemoveCategoryMutation()
  const [goodsTo, setGoodsTo] = useState(NOWHERE)
  const confirm = useConfirm()
  const act = useAct()
  const go = useGo()
  if (categories.some(({ parentId }) => parentId === id))
    return (
      <Panel>
        <h2>{text.remove}</h2>
        <Soft>{text.hasBelow}</Soft>
      </Panel>
    )
  const ask = async () => {
    const isSure = await confirm({
      title: text.removeTitle(title),
      text: text.removeText,
      confirmLabel: text.removeYes,
      cancelLabel: text.removeNo,
      isDangerous: true,
    })
    if (!isSure) return
    const body = { goodsTo: goodsTo === NOWHERE ? null : goodsTo }
    if (await act(remove({ query: { id }, body }), text.removed)) go(paths.categories)
  }
  return (
    <Panel>
      <h2>{text.remove}</h2>
      <Stack>
        <Soft>{goods > 0 ? text.removeLead(formatNumber(goods)) : text.removeEmpty}</Soft>
        {goods > 0 && (
          <Select
            name="goodsTo"
            label={text.goodsTo}
            value={goodsTo}
            options={[{ value: NOWHERE, label: text.nowhere }, ...categoryOptionsOf(categories, id)]}
            onChange={setGoodsTo}
            hasNote={false}
          />
        )}
        <Row>
          <Button variant="outlined" color="error" loading={isLoading} onClick={() => void ask()}>
            {text.remove}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}

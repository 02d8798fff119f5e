import { useListMakersQuery, useMergeMakersMutation } from '@hojreh/api/admin'
import { useConfirm } from '@hojreh/app'
import type { MakerRecord, MakerRow } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button } from '@hojreh/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAct } from '../../shared/acts/use-act.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { makerHref } from '../../shared/record/maker-href.ts'
import { PickInput } from '../../shared/suggest/pick-input.tsx'
import { useSettled } from '../../shared/use-settled.ts'
import { makersMessages as text } from './makers.messages.ts'

const MOST = 20

/** Makes one maker of two. */
export const MergeMaker = ({ maker: { id, title, edition } }: { maker: MakerRecord }) => {
  const [merge, { isLoading }] = useMergeMakersMutation()
  const [typed, setTyped] = useState('')
  const [kept, setKept] = useState<MakerRow | null>(null)
  const q = useSettled(typed.trim())
  const { currentData } = useListMakersQuery({ ...(q && { q }), take: MOST })
  const confirm = useConfirm()
  const act = useAct()
  const navigate = useNavigate()
  const others = (currentData?.items ?? []).filter((one) => one.id !== id)
  const ask = async (into: MakerRow) => {
    const isSure = await confirm({
      title: text.mergeTitle(title, into.title),
      text: text.mergeText,
      confirmLabel: text.mergeYes,
      cancelLabel: text.no,
      isDangerous: true,
    })
    const body = { version: edition.version, into: into.id }
    if (isSure && (await act(merge({ query: { id }, body }), text.merged)))
      void navigate(makerHref(into.id), { replace: true })
  }
  return (
    <Panel>
      <h2>{text.merge}</h2>
      <Stack>
        <Soft>{text.mergeLead}</Soft>
        <PickInput
          name="into"
          label={text.into}
          hint={text.intoHint}
          options={others}
          value={kept}
          typed={typed}
          none={text.noMaker}
          keyOf={(one) => one.id}
          labelOf={(one) => one.title}
          noteOf={(one) => text.goods(formatNumber(one.goods))}
          onTyped={setTyped}
          onPick={setKept}
        />
        <Row>
          <Button
            variant="outlined"
            color="error"
            loading={isLoading}
            disabled={kept === null}
            onClick={() => kept && void ask(kept)}
          >
            {text.merge}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}

import { useConfirm } from '@hojreh/app'
import { Button } from '@hojreh/ui'
import { useState } from 'react'
import { type Act, useAct } from '../acts/use-act.ts'
import { useGo } from '../go/use-go.ts'
import { Panel, Row, Soft, Stack } from '../panel.tsx'
import { PickInput } from '../suggest/pick-input.tsx'
import { mergeMessages as text } from './merge.messages.ts'

interface MergePanelProps<Other extends { id: string }> {
  /** The record that goes. */
  record: { id: string; label: string }
  /** Records that match what is typed. */
  rows: readonly Other[]
  typed: string
  onTyped: (typed: string) => void
  labelOf: (row: Other) => string
  noteOf: (row: Other) => string
  hrefOf: (id: string) => string
  words: { title: string; lead: string; into: string; hint: string; none: string; text: string; done: string }
  merge: (into: string) => Act
  isMerging: boolean
}

/** Merges a record into another one of its kind, which stays and is opened afterwards. */
export const MergePanel = <Other extends { id: string }>({
  record,
  rows,
  typed,
  onTyped,
  labelOf,
  noteOf,
  hrefOf,
  words,
  merge,
  isMerging,
}: MergePanelProps<Other>) => {
  const [kept, setKept] = useState<Other | null>(null)
  const confirm = useConfirm()
  const act = useAct()
  const go = useGo()
  const ask = async (into: Other) => {
    const isSure = await confirm({
      title: text.question(record.label, labelOf(into)),
      text: words.text,
      confirmLabel: text.yes,
      cancelLabel: text.no,
      isDangerous: true,
    })
    if (isSure && (await act(merge(into.id), words.done))) go(hrefOf(into.id), { replace: true })
  }
  return (
    <Panel>
      <h2>{words.title}</h2>
      <Stack>
        <Soft>{words.lead}</Soft>
        <PickInput
          name="into"
          label={words.into}
          hint={words.hint}
          options={rows.filter(({ id }) => id !== record.id)}
          value={kept}
          typed={typed}
          none={words.none}
          keyOf={({ id }) => id}
          labelOf={labelOf}
          noteOf={noteOf}
          onTyped={onTyped}
          onPick={setKept}
        />
        <Row>
          <Button
            variant="outlined"
            color="error"
            loading={isMerging}
            disabled={kept === null}
            onClick={() => kept && void ask(kept)}
          >
            {words.title}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}

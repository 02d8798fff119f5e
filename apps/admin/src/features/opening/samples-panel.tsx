import { useAddSamplesMutation, useGetSamplesQuery, useRemoveSamplesMutation } from '@hojreh/api/admin'
import type { KeptSample } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { useState } from 'react'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { useAct } from '../../shared/acts/use-act.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { samplesMessages as text } from './samples.messages.ts'

const question = {
  title: text.removeTitle,
  text: text.removeText,
  confirmLabel: text.remove,
  cancelLabel: text.removeNo,
  isDangerous: true,
}

const Kept = ({ kept }: { kept: readonly KeptSample[] }) => (
  <>
    <p>{text.kept(kept.length)}</p>
    <ul>
      {kept.map(({ id, kind, title, reason }) => (
        <li key={`${kind} ${id}`}>{text.keptLine(text.kinds[kind], title, text.reasons[reason])}</li>
      ))}
    </ul>
  </>
)

/** Sample goods for a shop that is empty, and the way to take them out again; nothing in any other shop. */
export const SamplesPanel = () => {
  const { data } = useGetSamplesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [addSamples, { isLoading: isAdding }] = useAddSamplesMutation()
  const [removeSamples, { isLoading: isRemoving }] = useRemoveSamplesMutation()
  const [kept, setKept] = useState<readonly KeptSample[]>([])
  const act = useAct()
  if (!data || (data.inShop === 0 && !data.canAdd && kept.length === 0)) return null
  const remove = async () => {
    const result = await removeSamples()
    setKept(result.data?.kept ?? [])
    return result
  }
  return (
    <Panel aria-label={text.title}>
      <h2>{text.title}</h2>
      <Stack>
        {kept.length > 0 && <Kept kept={kept} />}
        {data.canAdd && (
          <>
            <Soft>{text.lead}</Soft>
            <Row>
              <Button
                size="small"
                variant="outlined"
                loading={isAdding}
                onClick={() => void act(addSamples(), text.added)}
              >
                {text.add}
              </Button>
            </Row>
          </>
        )}
        {data.inShop > 0 && (
          <>
            <Soft>{text.inShop(data.inShop)}</Soft>
            <Row>
              <AskingButton loading={isRemoving} question={question} act={remove} done={text.removed}>
                {text.remove}
              </AskingButton>
            </Row>
          </>
        )}
      </Stack>
    </Panel>
  )
}

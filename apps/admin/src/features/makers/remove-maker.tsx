import { useRemoveMakerMutation } from '@hojreh/api/admin'
import { useConfirm } from '@hojreh/app'
import type { MakerRecord } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { useAct } from '../../shared/acts/use-act.ts'
import { useGo } from '../../shared/go/use-go.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { makersMessages as text } from './makers.messages.ts'

/** Removes a maker that no product has. */
export const RemoveMaker = ({ maker: { id, title, goods, edition } }: { maker: MakerRecord }) => {
  const [remove, { isLoading }] = useRemoveMakerMutation()
  const confirm = useConfirm()
  const act = useAct()
  const go = useGo()
  const ask = async () => {
    const isSure = await confirm({
      title: text.removeTitle(title),
      text: text.removeText,
      confirmLabel: text.remove,
      cancelLabel: text.no,
      isDangerous: true,
    })
    const body = { version: edition.version }
    if (isSure && (await act(remove({ query: { id }, body }), text.removed))) go(paths.makers)
  }
  return (
    <Panel>
      <h2>{text.remove}</h2>
      <Stack>
        <Soft>{goods > 0 ? text.inUse : text.removeLead}</Soft>
        {goods === 0 && (
          <Row>
            <Button variant="outlined" color="error" loading={isLoading} onClick={() => void ask()}>
              {text.remove}
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  )
}

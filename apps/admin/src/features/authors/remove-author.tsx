import { useRemoveAuthorMutation } from '@hojreh/api/admin'
import { useConfirm } from '@hojreh/app'
import type { AuthorRecord } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { useAct } from '../../shared/acts/use-act.ts'
import { useGo } from '../../shared/go/use-go.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { authorsMessages as text } from './authors.messages.ts'

/** Removes an author who has no article. */
export const RemoveAuthor = ({ author: { id, name, articles, edition } }: { author: AuthorRecord }) => {
  const [remove, { isLoading }] = useRemoveAuthorMutation()
  const confirm = useConfirm()
  const act = useAct()
  const go = useGo()
  const ask = async () => {
    const isSure = await confirm({
      title: text.removeTitle(name),
      text: text.removeText,
      confirmLabel: text.remove,
      cancelLabel: text.no,
      isDangerous: true,
    })
    const body = { version: edition.version }
    if (isSure && (await act(remove({ query: { id }, body }), text.removed))) go(paths.authors)
  }
  return (
    <Panel>
      <h2>{text.remove}</h2>
      <Stack>
        <Soft>{articles > 0 ? text.inUse : text.removeLead}</Soft>
        {articles === 0 && (
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

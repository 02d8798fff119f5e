import { useListAuthorsQuery, useMergeAuthorsMutation } from '@hojreh/api/admin'
import { useConfirm } from '@hojreh/app'
import type { AuthorRecord, AuthorRow } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button } from '@hojreh/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAct } from '../../shared/acts/use-act.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { PickInput } from '../../shared/suggest/pick-input.tsx'
import { useSettled } from '../../shared/use-settled.ts'
import { authorHref } from './author-href.ts'
import { authorsMessages as text } from './authors.messages.ts'

const MOST = 20

/** Makes one author of two. */
export const MergeAuthor = ({ author: { id, name, edition } }: { author: AuthorRecord }) => {
  const [merge, { isLoading }] = useMergeAuthorsMutation()
  const [typed, setTyped] = useState('')
  const [kept, setKept] = useState<AuthorRow | null>(null)
  const q = useSettled(typed.trim())
  const { currentData } = useListAuthorsQuery({ ...(q && { q }), take: MOST })
  const confirm = useConfirm()
  const act = useAct()
  const navigate = useNavigate()
  const others = (currentData?.items ?? []).filter((one) => one.id !== id)
  const ask = async (into: AuthorRow) => {
    const isSure = await confirm({
      title: text.mergeTitle(name, into.name),
      text: text.mergeText,
      confirmLabel: text.mergeYes,
      cancelLabel: text.no,
      isDangerous: true,
    })
    const body = { version: edition.version, into: into.id }
    if (isSure && (await act(merge({ query: { id }, body }), text.merged)))
      void navigate(authorHref(into.id), { replace: true })
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
          none={text.noAuthor}
          keyOf={(one) => one.id}
          labelOf={(one) => one.name}
          noteOf={(one) => text.articles(formatNumber(one.articles))}
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

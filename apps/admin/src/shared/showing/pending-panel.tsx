import { formatJalaliDateTime } from '@hojreh/persian'
import type { ReactNode } from 'react'
import { AskingButton } from '../acts/asking-button.tsx'
import type { Act } from '../acts/use-act.ts'
import { useMay } from '../me.ts'
import { Panel, Row, Soft, Stack } from '../panel.tsx'
import { showingMessages as text } from './showing.messages.ts'
import type { Pending } from './showing-values.ts'

/** A version that waits for its time or for its publication, with buttons to see it in the shop and to discard it. */
export const PendingPanel = ({
  pending,
  hasOther,
  preview,
  drop,
  isDropping,
}: {
  pending: Pending
  /** Whether shoppers already read another version there. */
  hasOther: boolean
  /** The button that opens the waiting version in the shop. */
  preview: ReactNode
  drop: () => Act
  isDropping: boolean
}) => {
  const mayPublish = useMay()('content.publish')
  if (!pending) return null
  return (
    <Panel aria-label={text.pending}>
      <h2>{text.pending}</h2>
      <Stack>
        <p>{pending.publishAt ? text.willBeRead(formatJalaliDateTime(pending.publishAt)) : text.waits}</p>
        {hasOther && <Soft>{pending.publishAt ? text.othersUntil : text.others}</Soft>}
        {pending.publishAt && !mayPublish && <p>{text.timed}</p>}
        <Soft>{text.previewNote}</Soft>
        <Row>
          {preview}
          {(mayPublish || !pending.publishAt) && (
            <AskingButton
              color="error"
              loading={isDropping}
              question={{
                title: text.dropTitle,
                text: text.dropText,
                confirmLabel: text.drop,
                cancelLabel: text.dropNo,
                isDangerous: true,
              }}
              act={drop}
              done={text.dropped}
            >
              {text.drop}
            </AskingButton>
          )}
        </Row>
      </Stack>
    </Panel>
  )
}

import { usePublishArticleMutation, useUnpublishArticleMutation } from '@hojreh/api/admin'
import type { ArticleRecord } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { Button } from '@hojreh/ui'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { useAct } from '../../shared/acts/use-act.ts'
import { Panel, Row, Stack } from '../../shared/panel.tsx'
import { articlesMessages as text } from './articles.messages.ts'
import { ScheduleForm } from './schedule-form.tsx'

const noteOf = ({ state, publishedAt }: ArticleRecord) => {
  if (!publishedAt) return text.unseen
  const time = formatJalaliDateTime(publishedAt)
  return state === 'scheduled' ? text.willBeSeen(time) : text.seen(time)
}

/** Whether readers see an article, and the acts that change it. */
export const Publishing = ({ article }: { article: ArticleRecord }) => {
  const { id, state } = article
  const act = useAct()
  const [publish, publishing] = usePublishArticleMutation()
  const [unpublish, unpublishing] = useUnpublishArticleMutation()
  return (
    <Panel aria-label={text.publishing}>
      <h2>{text.publishing}</h2>
      <Stack>
        <p>{noteOf(article)}</p>
        <Row>
          {state !== 'published' && (
            <Button
              loading={publishing.isLoading}
              onClick={() => act(publish({ query: { id }, body: {} }), text.published)}
            >
              {text.publishNow}
            </Button>
          )}
          {state !== 'draft' && (
            <AskingButton
              color="error"
              loading={unpublishing.isLoading}
              question={{
                title: text.unpublishTitle,
                text: text.unpublishText,
                confirmLabel: text.unpublish,
                cancelLabel: text.unpublishNo,
                isDangerous: true,
              }}
              act={() => unpublish({ id })}
              done={text.unpublished}
            >
              {text.unpublish}
            </AskingButton>
          )}
        </Row>
        {state !== 'published' && <ScheduleForm id={id} />}
      </Stack>
    </Panel>
  )
}

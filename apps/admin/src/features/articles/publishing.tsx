import { usePublishArticleMutation, useUnpublishArticleMutation } from '@hojreh/api/admin'
import type { ArticleRecord } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { Button } from '@hojreh/ui'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { useAct } from '../../shared/acts/use-act.ts'
import { useAskUnsaved } from '../../shared/draft/use-ask-unsaved.ts'
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
  const askUnsaved = useAskUnsaved(`article:${id}`)
  const publishNow = async () => {
    if (await askUnsaved()) await act(publish({ query: { id }, body: {} }), text.published)
  }
  return (
    <Panel aria-label={text.publishing}>
      <h2>{text.publishing}</h2>
      <Stack>
        <p>{noteOf(article)}</p>
        <Row>
          {state !== 'published' && (
            <Button loading={publishing.isLoading} onClick={() => void publishNow()}>
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

import { useListTextPicturesQuery } from '@hojreh/api/admin'
import { formatNumber } from '@hojreh/persian'
import { Button, Notice } from '@hojreh/ui'
import { FilePlace } from '../../shared/files/file-place.tsx'
import { FileProgress } from '../../shared/files/file-progress.tsx'
import { filesMessages } from '../../shared/files/files.messages.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { movingMessages } from './moving.messages.ts'
import { useWordpress } from './use-wordpress.ts'
import { WordpressReport } from './wordpress-report.tsx'

const { wordpress: text } = movingMessages

/** How far the pictures of imported texts are; nothing while there are none. */
const Pictures = () => {
  const { data } = useListTextPicturesQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data || data.done + data.waiting + data.failed === 0) return null
  const { done, waiting, failed } = data
  return <Soft>{text.pictures(formatNumber(done), formatNumber(waiting), formatNumber(failed))}</Soft>
}

const EXPORTS = { 'text/xml': ['.xml'], 'application/xml': ['.xml'] }

/** The posts and pages of a WordPress site, from its own export. */
export const WordpressPanel = () => {
  const { file, part, report, isTaken, failure, choose, attempt, take } = useWordpress()
  const isBusy = part !== null
  const hasSomething =
    report !== null && report.articles + report.pages + report.menuLinks + report.redirects > 0
  return (
    <Panel>
      <h2>{text.title}</h2>
      <Stack>
        <p>{text.lead}</p>
        <FilePlace label={text.file} accept={EXPORTS} onFile={choose}>
          {file ? <bdi>{file.name}</bdi> : <Soft>{filesMessages.drop}</Soft>}
        </FilePlace>
        <Row>
          <Button variant="outlined" loading={isBusy} disabled={!file} onClick={() => void attempt()}>
            {text.attempt}
          </Button>
          {hasSomething && !isTaken && (
            <Button loading={isBusy} onClick={() => void take()}>
              {text.take}
            </Button>
          )}
        </Row>
        {isBusy && <FileProgress part={part} />}
        {failure && <Notice role="alert">{failure}</Notice>}
        {report && <WordpressReport report={report} isTaken={isTaken} />}
        <Pictures />
      </Stack>
    </Panel>
  )
}

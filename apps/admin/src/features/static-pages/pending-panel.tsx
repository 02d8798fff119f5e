import { useDropPageDraftMutation } from '@hojreh/api/admin'
import type { StaticPageRecord } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { Disclosure, readingWidth } from '@hojreh/ui'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { Prose } from '../../shared/rich-text/rich-text.styles.ts'
import { staticPagesMessages as text } from './static-pages.messages.ts'

/** What waits for its time or for somebody to show it: as shoppers will read it, and the way to throw it away. */
export const PendingPanel = ({ page }: { page: StaticPageRecord }) => {
  const [drop, { isLoading }] = useDropPageDraftMutation()
  const { slug, title, bodyHtml, pending, edition, state } = page
  if (!pending) return null
  return (
    <Panel aria-label={text.pending}>
      <h2>{text.pending}</h2>
      <Stack>
        <p>{pending.publishAt ? text.willBeRead(formatJalaliDateTime(pending.publishAt)) : text.waits}</p>
        {state !== 'new' && <Soft>{text.others}</Soft>}
        <Disclosure title={text.preview} headingLevel={3} isLazy>
          <Prose style={{ maxInlineSize: readingWidth, marginInline: 'auto', lineHeight: 1.9 }}>
            <h1>{title}</h1>
            {/* The api cleaned it. */}
            <div dangerouslySetInnerHTML={{ __html: bodyHtml }} />
          </Prose>
        </Disclosure>
        <Row>
          <AskingButton
            color="error"
            loading={isLoading}
            question={{
              title: text.dropTitle,
              text: text.dropText,
              confirmLabel: text.drop,
              cancelLabel: text.resetNo,
              isDangerous: true,
            }}
            act={() => drop({ query: { slug }, body: { version: edition.version } })}
            done={text.dropped}
          >
            {text.drop}
          </AskingButton>
        </Row>
      </Stack>
    </Panel>
  )
}

import { useDropFaqDraftMutation, useGetFaqRecordQuery } from '@hojreh/api/admin'
import type { FaqRecord } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { faqMessages as text } from '../../features/faq/faq.messages.ts'
import { FaqForm } from '../../features/faq/faq-form.tsx'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Stack } from '../../shared/panel.tsx'
import { FaqPreviewButton } from '../../shared/preview/preview-button.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'
import { PendingPanel } from '../../shared/showing/pending-panel.tsx'

const Pending = ({ faq: { pending, edition } }: { faq: FaqRecord }) => {
  const [drop, { isLoading }] = useDropFaqDraftMutation()
  return (
    <PendingPanel
      pending={pending}
      hasOther
      preview={<FaqPreviewButton />}
      drop={() => drop({ version: edition.version })}
      isDropping={isLoading}
    />
  )
}

/** What shoppers ask again and again, with its answers. */
export const Component = () => {
  const mayPublish = useMay()('content.publish')
  const query = useGetFaqRecordQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageTitle title={text.title}>
        <Button href="/faq" variant="outlined" size="small">
          {text.inShop}
        </Button>
      </PageTitle>
      <Loaded query={query}>
        {(faq) => (
          <Stack>
            <Pending faq={faq} />
            {/* Another form after a reset or without its draft: it begins with the text that is there then. */}
            {(mayPublish || !faq.pending?.publishAt) && (
              <FaqForm key={`${faq.isStarting} ${faq.pending !== null}`} faq={faq} />
            )}
            <RecordBooks subject="settings:faq" />
          </Stack>
        )}
      </Loaded>
    </>
  )
}

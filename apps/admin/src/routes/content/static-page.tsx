import {
  useDropPageDraftMutation,
  useGetStaticPageQuery,
  useResetStaticPageMutation,
} from '@hojreh/api/admin'
import type { StaticPageRecord } from '@hojreh/contract/admin'
import { Button, Link } from '@hojreh/ui'
import { useParams } from 'react-router-dom'
import { StaticPageForm } from '../../features/static-pages/static-page-form.tsx'
import { staticPagesMessages as text } from '../../features/static-pages/static-pages.messages.ts'
import { paths } from '../../paths.ts'
import { ResetButton } from '../../shared/acts/reset-button.tsx'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft, Stack } from '../../shared/panel.tsx'
import { PagePreviewButton } from '../../shared/preview/preview-button.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'
import { PendingPanel } from '../../shared/showing/pending-panel.tsx'

const Reset = ({ page: { slug, hasStartingText } }: { page: StaticPageRecord }) => {
  const [reset, { isLoading }] = useResetStaticPageMutation()
  return (
    <ResetButton
      text={text}
      label={hasStartingText ? text.reset : text.remove}
      loading={isLoading}
      act={() => reset({ slug })}
    />
  )
}

const Pending = ({ page: { slug, pending, state, edition } }: { page: StaticPageRecord }) => {
  const [drop, { isLoading }] = useDropPageDraftMutation()
  return (
    <PendingPanel
      pending={pending}
      hasOther={state !== 'new'}
      preview={<PagePreviewButton slug={slug} />}
      drop={() => drop({ query: { slug }, body: { version: edition.version } })}
      isDropping={isLoading}
    />
  )
}

/** One static page: its words, and the way back to those that it started with. */
export const Component = () => {
  const { slug = '' } = useParams()
  const mayPublish = useMay()('content.publish')
  const query = useGetStaticPageQuery({ slug }, { refetchOnMountOrArgChange: true })
  const page = query.currentData
  return (
    <>
      <Link href={paths['static-pages']}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={page ? page.title || text.unnamed : text.loading}>
        {page && page.state !== 'new' && (
          <Button href={page.path} variant="outlined" size="small">
            {text.inShop}
          </Button>
        )}
      </PageTitle>
      <Loaded query={query}>
        {(loaded) => (
          <Stack>
            <Pending page={loaded} />
            {/* Another form after a reset or without its draft: it begins with the text that is there then. */}
            {(mayPublish || !loaded.pending?.publishAt) && (
              <StaticPageForm key={`${slug} ${loaded.state} ${loaded.pending !== null}`} page={loaded} />
            )}
            {mayPublish && loaded.state === 'written' && <Reset page={loaded} />}
            <RecordBooks subject={`page:${slug}`} />
          </Stack>
        )}
      </Loaded>
    </>
  )
}

import { useGetStaticPageQuery, useResetStaticPageMutation } from '@hojreh/api/admin'
import type { StaticPageRecord } from '@hojreh/contract/admin'
import { Button, Link } from '@hojreh/ui'
import { useParams } from 'react-router-dom'
import { PendingPanel } from '../../features/static-pages/pending-panel.tsx'
import { StaticPageForm } from '../../features/static-pages/static-page-form.tsx'
import { staticPagesMessages as text } from '../../features/static-pages/static-pages.messages.ts'
import { paths } from '../../paths.ts'
import { ResetButton } from '../../shared/acts/reset-button.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'

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

/** One static page: its words, and the way back to those that it started with. */
export const Component = () => {
  const { slug = '' } = useParams()
  const may = useMay()
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
        {(loaded) =>
          may('content.publish') ? (
            <Stack>
              {/* Another form after a reset or without its draft: it begins with the text that is there then. */}
              <PendingPanel page={loaded} />
              <StaticPageForm key={`${slug} ${loaded.state} ${loaded.pending !== null}`} page={loaded} />
              {loaded.state === 'written' && <Reset page={loaded} />}
            </Stack>
          ) : (
            <Panel>{text.readOnly}</Panel>
          )
        }
      </Loaded>
    </>
  )
}

import { useGetHomeRecordQuery } from '@hojreh/api/admin'
import { Button } from '@hojreh/ui'
import { homeMessages as text } from '../../features/home/home.messages.ts'
import { HomeForm } from '../../features/home/home-form.tsx'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'

/** What shoppers meet first, block by block. */
export const Component = () => {
  const may = useMay()
  const query = useGetHomeRecordQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageTitle title={text.title}>
        <Button href="/" variant="outlined" size="small">
          {text.inShop}
        </Button>
      </PageTitle>
      <Loaded query={query}>
        {(home) =>
          may('content.publish') ? (
            <Stack>
              <Soft>{text.lead}</Soft>
              <HomeForm home={home} />
              <RecordBooks subject="settings:home" />
            </Stack>
          ) : (
            <Panel>{text.readOnly}</Panel>
          )
        }
      </Loaded>
    </>
  )
}

import { useGetFaqRecordQuery } from '@hojreh/api/admin'
import { Button } from '@hojreh/ui'
import { faqMessages as text } from '../../features/faq/faq.messages.ts'
import { FaqForm } from '../../features/faq/faq-form.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Panel } from '../../shared/panel.tsx'

/** What shoppers ask again and again, with its answers. */
export const Component = () => {
  const may = useMay()
  const query = useGetFaqRecordQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageTitle title={text.title}>
        <Button href="/faq" variant="outlined" size="small">
          {text.inShop}
        </Button>
      </PageTitle>
      <Loaded query={query}>
        {(faq) =>
          may('content.publish') ? (
            // Another one after a reset: the form begins with the text that is there then.
            <FaqForm key={String(faq.isStarting)} faq={faq} />
          ) : (
            <Panel>{text.readOnly}</Panel>
          )
        }
      </Loaded>
    </>
  )
}

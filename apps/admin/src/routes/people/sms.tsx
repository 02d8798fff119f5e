import { type AdminArgOf, useListSmsQuery } from '@hojreh/api/admin'
import { Button, EmptyState, FilterLinks } from '@hojreh/ui'
import Smartphone from 'lucide-react/icons/smartphone'
import { useSearchParams } from 'react-router-dom'
import { Credit } from '../../features/sms/credit.tsx'
import { smsMessages as text } from '../../features/sms/sms.messages.ts'
import { SmsRows } from '../../features/sms/sms-rows.tsx'
import { paths } from '../../paths.ts'
import { filterLinksOf } from '../../shared/filter-links-of.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { MoreRows } from '../../shared/more-rows.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft } from '../../shared/panel.tsx'

const questions = ['state', 'kind', 'after']

/** The SMS of the shop and what became of them. */
export const Component = () => {
  const may = useMay()
  const [search] = useSearchParams()
  const asked = Object.fromEntries([...search].filter(([name]) => questions.includes(name)))
  const sms = useListSmsQuery(asked as AdminArgOf<'listSms'>, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageTitle title={text.title}>
        <Soft>{text.lead}</Soft>
        {may('settings.edit') && (
          <Button href={paths['sms-texts']} variant="outlined" size="small">
            {text.texts}
          </Button>
        )}
      </PageTitle>
      <Credit />
      <FilterLinks
        label={text.filter}
        links={filterLinksOf(paths.sms, search, 'state', text.filters, 'all')}
      />
      <Loaded query={sms}>
        {({ items, total, next }) =>
          total === 0 ? (
            <EmptyState icon={<Smartphone size={28} />} title={text.emptyTitle} text={text.empty} />
          ) : (
            <>
              <SmsRows rows={items} />
              <MoreRows total={total} next={next} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

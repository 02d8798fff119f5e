import { useListSmsTextsQuery } from '@hojreh/api/admin'
import { Link } from '@hojreh/ui'
import { smsMessages } from '../../features/sms/sms.messages.ts'
import { SmsTextRows } from '../../features/sms-texts/sms-text-rows.tsx'
import { smsTextsMessages as text } from '../../features/sms-texts/sms-texts.messages.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft } from '../../shared/panel.tsx'
import { useRowKeys } from '../../shared/use-keys.ts'

/** Every SMS that goes to customers, with its wording. */
export const Component = () => {
  const texts = useListSmsTextsQuery(undefined, { refetchOnMountOrArgChange: true })
  useRowKeys()
  return (
    <>
      <Link href={paths.sms}>
        <Soft>{smsMessages.title}</Soft>
      </Link>
      <PageTitle title={text.title}>
        <Soft>{text.lead}</Soft>
      </PageTitle>
      <Loaded query={texts}>{(rows) => <SmsTextRows rows={rows} />}</Loaded>
    </>
  )
}

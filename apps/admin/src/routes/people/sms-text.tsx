import { type AdminArgOf, useGetSmsTextQuery } from '@hojreh/api/admin'
import { Link } from '@hojreh/ui'
import { useParams } from 'react-router-dom'
import { SmsTextForm } from '../../features/sms-texts/sms-text-form.tsx'
import { smsTextsMessages as text } from '../../features/sms-texts/sms-texts.messages.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft, Stack } from '../../shared/panel.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'

/** One SMS: its wording and its approved patterns. */
export const Component = () => {
  const { name = '' } = useParams()
  const query = useGetSmsTextQuery({ name } as AdminArgOf<'getSmsText'>, { refetchOnMountOrArgChange: true })
  const record = query.currentData
  return (
    <>
      <Link href={paths['sms-texts']}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={record ? text.names[record.name] : text.loading} />
      <Loaded query={query}>
        {(loaded) => (
          <Stack>
            <SmsTextForm key={loaded.name} record={loaded} />
            <RecordBooks subject={`sms_text:${loaded.name}`} />
          </Stack>
        )}
      </Loaded>
    </>
  )
}

import { useListActionsQuery } from '@hojreh/api/admin'
import { formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'
import { Link } from '@hojreh/ui'
import { Panel, Row, Soft, Stack } from '../panel.tsx'
import { sharedMessages as text } from '../shared.messages.ts'
import { ActName } from './act-name.tsx'
import { Changes } from './changes.tsx'
import { LineOfTime } from './line-of-time.ts'
import { booksHref } from './record-pages.ts'

const SHOWN = 5

/** The newest rows of the books about one record, and the way to all of them. */
export const BooksPanel = ({ subject }: { subject: string }) => {
  const { currentData } = useListActionsQuery({ subject, take: SHOWN }, { refetchOnMountOrArgChange: true })
  if (!currentData || currentData.items.length === 0) return null
  const { items, total } = currentData
  return (
    <Panel>
      <h2>{text.books}</h2>
      <Stack>
        <LineOfTime>
          {items.map((action) => (
            <li key={action.id}>
              <ActName action={action} />
              <Changes before={action.before} after={action.after} />
              <Soft>
                {action.staffName}، <time dateTime={action.at}>{formatJalaliDateTime(action.at)}</time>
              </Soft>
            </li>
          ))}
        </LineOfTime>
        <Row>
          <Link href={booksHref({ subject })}>{text.allInBooks(toPersianDigits(total))}</Link>
        </Row>
      </Stack>
    </Panel>
  )
}

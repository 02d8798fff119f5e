import { type AdminResponseOf, useEndRedirectMutation } from '@hojreh/api/admin'
import { StatusChip } from '@hojreh/ui'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { RowTable } from '../../shared/row-table.tsx'
import { redirectsMessages as text } from './redirects.messages.ts'

type Redirect = AdminResponseOf<'listRedirects'>['items'][number]

const End = ({ redirect: { from, to } }: { redirect: Redirect }) => {
  const [end, { isLoading }] = useEndRedirectMutation()
  return (
    <AskingButton
      color="error"
      loading={isLoading}
      aria-label={`${text.end}: ${from}`}
      question={{
        title: text.endTitle(from),
        text: text.endText,
        confirmLabel: text.end,
        cancelLabel: text.endNo,
        isDangerous: true,
      }}
      act={() => end({ from, to })}
      done={text.ended}
    >
      {text.end}
    </AskingButton>
  )
}

/** Redirects, each with a button that ends it for staff who may. */
export const RedirectRows = ({ redirects, mayEnd }: { redirects: readonly Redirect[]; mayEnd: boolean }) => (
  <RowTable
    label={text.list}
    columns={mayEnd ? text.columns : text.columns.slice(0, -1)}
    template={mayEnd ? '2fr 2fr 0.8fr 1fr' : '2fr 2fr 0.8fr'}
    rows={redirects.map((redirect) => ({
      key: redirect.from,
      cells: [
        <bdi key="from" dir="ltr">
          {redirect.from}
        </bdi>,
        <bdi key="to" dir="ltr">
          {redirect.to}
        </bdi>,
        <StatusChip key="status" tone={redirect.status === 301 ? 'neutral' : 'info'}>
          {text.kinds[redirect.status]}
        </StatusChip>,
        ...(mayEnd ? [<End key="end" redirect={redirect} />] : []),
      ],
    }))}
  />
)

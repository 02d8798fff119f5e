import { useImportRedirectsMutation } from '@hojreh/api/admin'
import type { RedirectsReport } from '@hojreh/contract/admin'
import { formatNumber, toPersianDigits } from '@hojreh/persian'
import { FormField, Notice, Textarea } from '@hojreh/ui'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { NewForm } from '../../shared/edit/new-form.tsx'
import { Panel, Stack } from '../../shared/panel.tsx'
import { redirectsMessages as text } from './redirects.messages.ts'

const Report = ({ report: { added, same, refused } }: { report: RedirectsReport }) => (
  <Notice severity={refused.length > 0 ? 'warning' : 'success'}>
    {text.counts(formatNumber(added), formatNumber(same))}
    {refused.length > 0 && (
      <>
        <p>{text.refused(formatNumber(refused.length))}</p>
        <ul>
          {refused.map(({ line, text: typed, reason }) => (
            <li key={line}>
              {text.line(toPersianDigits(line), reason)} <bdi dir="ltr">{typed}</bdi>
            </li>
          ))}
        </ul>
      </>
    )}
  </Notice>
)

/** Takes a pasted list of addresses in, and tells the lines that were refused; the list stays to be put right. */
export const ImportRedirects = () => {
  const [take] = useImportRedirectsMutation()
  const [report, setReport] = useState<RedirectsReport>()
  const send = async (typed: { list: string }) => {
    const answered = await take(typed)
    setReport(answered.data)
    return answered
  }
  return (
    <NewForm
      label={text.many}
      values={{ list: '' }}
      draft="redirects:list"
      add={send}
      added={text.taken}
      hrefOf={() => paths['redirect-new']}
      submitLabel={text.take}
    >
      <Panel>
        <h2>{text.many}</h2>
        <Stack>
          <FormField
            as={Textarea}
            name="list"
            label={text.listLabel}
            hint={text.listHint}
            rows={6}
            isRequired
            validate={(value) => (value.trim() ? undefined : text.listMissing)}
          />
          {report && <Report report={report} />}
        </Stack>
      </Panel>
    </NewForm>
  )
}

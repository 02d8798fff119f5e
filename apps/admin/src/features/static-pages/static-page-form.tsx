import { useLazyGetStaticPageQuery, useWriteStaticPageMutation } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import type { StaticPageRecord } from '@hojreh/contract/admin'
import { FormField, TextInput } from '@hojreh/ui'
import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { EditForm, type Seen } from '../../shared/edit/edit-form.tsx'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'
import { addTextPicture } from '../../shared/pictures/add-text-picture.ts'
import { RichText } from '../../shared/rich-text/rich-text.tsx'
import { textOfHtml } from '../../shared/rich-text/text-of-html.ts'
import { staticPagesMessages as text } from './static-pages.messages.ts'

type PageValues = Record<'title' | 'bodyHtml', string>

const seenOf = ({ title, bodyHtml, edition }: StaticPageRecord): Seen<PageValues> => ({
  values: { title, bodyHtml },
  edition,
})

/** The words of a static page. What is saved is read at once. */
export const StaticPageForm = ({
  page,
  onSaved,
}: {
  page: StaticPageRecord
  /** Called with the saved page: the next edit starts from it. */
  onSaved: (page: StaticPageRecord) => void
}) => {
  const { slug } = page
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [write] = useWriteStaticPageMutation()
  const [load] = useLazyGetStaticPageQuery()
  const latest = useRef(page)
  const reload = async () => {
    const { data } = await load({ slug })
    return data && seenOf(data)
  }
  const save = async (changed: Partial<PageValues>, version: number) => {
    const { data, error } = await write({ query: { slug }, body: { ...changed, version } })
    if (data) latest.current = data
    return { error }
  }
  const saved = () => {
    dispatch(toastShown({ kind: 'success', title: text.saved, lifeMs: limits.toastLifeMs.auth }))
    onSaved(latest.current)
  }
  return (
    <EditForm<PageValues>
      label={text.form}
      labels={text.fields}
      start={seenOf(page)}
      wordsOf={(field, value) => (field === 'bodyHtml' ? textOfHtml(value) : value)}
      draft={`page:${slug}`}
      save={save}
      reload={reload}
      onSaved={saved}
      onCancel={() => void navigate(paths['static-pages'])}
    >
      <Panel>
        <Stack>
          <Soft>{text.note}</Soft>
          <FormField
            as={TextInput}
            name="title"
            label={text.fields.title}
            maxLength={160}
            isRequired
            validate={(value) => (value.trim() ? undefined : text.titleMissing)}
          />
          <FormField as={RichText} name="bodyHtml" label={text.fields.bodyHtml} addPicture={addTextPicture} />
        </Stack>
      </Panel>
    </EditForm>
  )
}

import { useLazyGetStaticPageQuery, useWriteStaticPageMutation } from '@hojreh/api/admin'
import type { StaticPageRecord } from '@hojreh/contract/admin'
import { FormField, TextInput } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { useGo } from '../../shared/go/use-go.ts'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'
import { addTextPicture } from '../../shared/pictures/add-text-picture.ts'
import { RichText } from '../../shared/rich-text/rich-text.tsx'
import { textOfHtml } from '../../shared/rich-text/text-of-html.ts'
import { SeoFields } from '../../shared/seo/seo-fields.tsx'
import { staticPagesMessages as text } from './static-pages.messages.ts'

type PageValues = Record<'title' | 'bodyHtml' | 'seoTitle' | 'seoDescription', string>

const valuesOf = ({ title, bodyHtml, seoTitle, seoDescription }: StaticPageRecord): PageValues => ({
  ...{ title, bodyHtml, seoTitle, seoDescription },
})

/** The words of a static page. What is saved is read at once. */
export const StaticPageForm = ({ page }: { page: StaticPageRecord }) => {
  const { slug } = page
  const go = useGo()
  const [write] = useWriteStaticPageMutation()
  const [load] = useLazyGetStaticPageQuery()
  return (
    <EditForm
      label={text.form}
      labels={text.fields}
      record={page}
      valuesOf={valuesOf}
      wordsOf={(field, value) => (field === 'bodyHtml' ? textOfHtml(value) : value)}
      draft={`page:${slug}`}
      save={(changed, version) => write({ query: { slug }, body: { ...changed, version } })}
      reload={() => load({ slug })}
      saved={text.saved}
      onCancel={() => go(paths['static-pages'])}
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
      <Panel>
        <h2>{text.seo}</h2>
        <SeoFields path={page.path} descriptionField="bodyHtml" />
      </Panel>
    </EditForm>
  )
}

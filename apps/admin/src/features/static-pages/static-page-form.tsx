import { useLazyGetStaticPageQuery, useWriteStaticPageMutation } from '@hojreh/api/admin'
import type { StaticPageRecord } from '@hojreh/contract/admin'
import { FormField, TextInput } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { useGo } from '../../shared/go/use-go.ts'
import { useMay } from '../../shared/me.ts'
import { Panel, Stack } from '../../shared/panel.tsx'
import { addTextPicture } from '../../shared/pictures/add-text-picture.ts'
import { RichText } from '../../shared/rich-text/rich-text.tsx'
import { textOfHtml } from '../../shared/rich-text/text-of-html.ts'
import { SeoFields } from '../../shared/seo/seo-fields.tsx'
import { showingMessages } from '../../shared/showing/showing.messages.ts'
import { ShowingFields } from '../../shared/showing/showing-fields.tsx'
import { PageRevisions } from './page-revisions.tsx'
import { bodyOf, type PageValues, valuesOf } from './page-values.ts'
import { staticPagesMessages as text } from './static-pages.messages.ts'

const wordsOf = (field: keyof PageValues, value: string): string => {
  if (field === 'bodyHtml') return textOfHtml(value)
  return field === 'show' ? showingMessages.showings[value as PageValues['show']] : value
}

/** The words of a static page, and when shoppers read them. */
export const StaticPageForm = ({ page }: { page: StaticPageRecord }) => {
  const { slug } = page
  const go = useGo()
  const [write] = useWriteStaticPageMutation()
  const [load] = useLazyGetStaticPageQuery()
  const mayPublish = useMay()('content.publish')
  return (
    <EditForm<PageValues, StaticPageRecord>
      label={text.form}
      labels={text.fields}
      record={page}
      valuesOf={(of) => valuesOf(of, mayPublish)}
      wordsOf={wordsOf}
      draft={`page:${slug}`}
      save={(changed, version, whole) =>
        write({ query: { slug }, body: { ...bodyOf(changed, whole), version } })
      }
      reload={() => load({ slug })}
      saved={text.saved}
      onCancel={() => go(paths['static-pages'])}
    >
      <Panel>
        <Stack>
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
      <ShowingFields />
      <PageRevisions slug={slug} />
    </EditForm>
  )
}

import { useListArticleTermsQuery } from '@hojreh/api/admin'
import { FormField, Textarea, TextInput } from '@hojreh/ui'
import { Panel, Stack } from '../../shared/panel.tsx'
import { addTextPicture } from '../../shared/pictures/add-text-picture.ts'
import { RichText } from '../../shared/rich-text/rich-text.tsx'
import { SeoFields } from '../../shared/seo/seo-fields.tsx'
import { SuggestInput } from '../../shared/suggest/suggest-input.tsx'
import { articlesMessages as text } from './articles.messages.ts'

const needed = (message: string) => (value: string) => (value.trim() ? undefined : message)
const { fields: labels } = text

/** The words of an article and what it is found by. `picture` is its cover, as social networks show it. */
export const ArticleFields = ({ picture }: { picture?: string | undefined }) => {
  const { data } = useListArticleTermsQuery()
  return (
    <>
      <Panel>
        <Stack>
          <FormField
            as={TextInput}
            name="title"
            label={labels.title}
            maxLength={160}
            isRequired
            validate={needed(text.titleMissing)}
          />
          <FormField as={Textarea} name="summary" label={labels.summary} hint={text.summaryHint} rows={2} />
          <FormField as={RichText} name="bodyHtml" label={labels.bodyHtml} addPicture={addTextPicture} />
          <FormField
            as={SuggestInput}
            name="author"
            label={labels.author}
            hint={text.authorHint}
            options={data?.authors ?? []}
            newLabel={text.newAuthor}
            validate={needed(text.authorMissing)}
          />
          <FormField
            as={TextInput}
            name="category"
            label={labels.category}
            hint={text.categoryHint(data?.categories.join('، ') ?? '')}
          />
          <FormField as={TextInput} name="tags" label={labels.tags} hint={text.tagsHint} />
          <FormField as={TextInput} name="slug" label={labels.slug} hint={text.slugHint} dir="ltr" />
        </Stack>
      </Panel>
      <Panel>
        <h2>{text.seo}</h2>
        <SeoFields folder="/blog/" descriptionField="summary" picture={picture} />
      </Panel>
    </>
  )
}

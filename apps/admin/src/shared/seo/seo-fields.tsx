import { formatNumber } from '@hojreh/persian'
import { FormField, Textarea, TextInput } from '@hojreh/ui'
import { useFormState } from 'react-final-form'
import { Stack } from '../panel.tsx'
import { seoMessages as text } from './seo.messages.ts'
import { SeoPreview } from './seo-preview.tsx'
import { type SeoValues, seoWords } from './seo-words.ts'

/** How many letters search engines show on a wide screen. */
const shown = { seoTitle: 60, seoDescription: 155 } as const

const hintOf = (field: keyof typeof shown, typed = '') => {
  const letters = [...typed.trim()].length
  if (letters === 0) return text.empty[field]
  const say = letters > shown[field] ? text.tooLong : text.length
  return say(formatNumber(letters), formatNumber(shown[field]))
}

interface SeoFieldsProps {
  /** What its address begins with; or, as `path`, the whole address, where it cannot be changed. */
  folder?: string
  path?: string
  /** Field of the form whose text is the description until another one is written. */
  descriptionField: string
  picture?: string | undefined
}

/** The title and description of a page for search engines and links, with a preview of both. */
export const SeoFields = ({ folder = '', path, descriptionField, picture }: SeoFieldsProps) => {
  const { values } = useFormState<SeoValues>({ subscription: { values: true } })
  const words = seoWords(values, folder, descriptionField)
  return (
    <Stack>
      <FormField
        as={TextInput}
        name="seoTitle"
        label={text.fields.seoTitle}
        hint={hintOf('seoTitle', values.seoTitle)}
        maxLength={120}
      />
      <FormField
        as={Textarea}
        name="seoDescription"
        label={text.fields.seoDescription}
        hint={hintOf('seoDescription', values.seoDescription)}
        maxLength={320}
        rows={2}
      />
      <SeoPreview {...words} path={path ?? words.path} picture={picture} />
    </Stack>
  )
}

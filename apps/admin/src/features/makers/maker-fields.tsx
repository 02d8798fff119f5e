import { validatorsOf } from '@hojreh/app'
import { type MakerRecord, makerFields } from '@hojreh/contract/admin'
import { Disclosure, FormField, TextInput } from '@hojreh/ui'
import { RichText } from '../../shared/rich-text/rich-text.tsx'
import { SeoFields } from '../../shared/seo/seo-fields.tsx'
import { makersMessages as text } from './makers.messages.ts'

const { title, slug } = makerFields
const rules = validatorsOf({ title, slug })
const { fields } = text

/** What stands in the form. */
export type MakerValues = Record<keyof typeof text.fields, string>

/** The fields of a maker: its name, its words and its address. */
export const MakerFields = ({ maker }: { maker?: MakerRecord }) => (
  <>
    <FormField
      as={TextInput}
      name="title"
      label={fields.title}
      hint={
        maker && (maker.otherNames.length > 0 ? text.otherNames(maker.otherNames.join('، ')) : text.titleHint)
      }
      maxLength={80}
      isRequired
      validate={rules.title}
    />
    <FormField as={RichText} name="descriptionHtml" label={fields.descriptionHtml} />
    <FormField
      as={TextInput}
      name="slug"
      label={fields.slug}
      hint={maker ? text.oldAddress : text.newAddress}
      validate={rules.slug}
    />
    <Disclosure title={text.seo} headingLevel={2}>
      <SeoFields folder="/brand/" descriptionField="descriptionHtml" picture={maker?.picture?.src} />
    </Disclosure>
  </>
)

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useListProductChoicesQuery } from '@hojreh/api/admin'
import { FormField, from, Select, Textarea, TextInput } from '@hojreh/ui'
import type { ReactNode } from 'react'
import { useField } from 'react-final-form'
import { DayInput } from '../../shared/day/day-input.tsx'
import { TomanInput } from '../../shared/money/toman-input.tsx'
import { Panel, Stack } from '../../shared/panel.tsx'
import { RichText } from '../../shared/rich-text/rich-text.tsx'
import { SeoFields } from '../../shared/seo/seo-fields.tsx'
import { SuggestInput } from '../../shared/suggest/suggest-input.tsx'
import { attributesProblem } from './attributes/attribute-rows.ts'
import { AttributesField } from './attributes/attributes-field.tsx'
import { productMessages as text } from './product.messages.ts'
import { productRules as rules } from './product.rules.ts'
import { NO_CATEGORY } from './product-values.ts'
import { BundleField, RelatedField } from './related/related-field.tsx'

const Fields = styled.div(
  css({
    display: 'grid',
    gap: 16,
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
)
const figures = { type: 'number', dir: 'ltr' } as const
const { fields, hints, panels } = text
const shown = (['yes', 'no'] as const).map((value) => ({ value, label: text.shown[value] }))

export const useCategoryOptions = () => {
  const { data } = useListProductChoicesQuery()
  const categories = data?.categories ?? []
  return [
    { value: NO_CATEGORY, label: text.noCategory },
    ...categories.map(({ id, title }) => ({ value: id, label: title })),
  ]
}

/** Asked only of what shoppers are to see. */
const ShownFrom = () => {
  const { input } = useField<string>('isPublished', { subscription: { value: true } })
  return (
    input.value === 'yes' && (
      <FormField
        as={DayInput}
        name="publishAt"
        label={fields.publishAt}
        hint={hints.publishAt}
        placeholder={text.timePlaceholder}
        validate={rules.publishAt}
        hasTime
      />
    )
  )
}

/** The fields of a product, new or not. `pictures` stand beneath its words, `stock` beside the price. */
export const ProductFields = ({
  isNew = false,
  pictures,
  stock,
  picture,
}: {
  isNew?: boolean
  pictures?: ReactNode
  stock?: ReactNode
  /** Its first one, as social networks show it. */
  picture?: string | undefined
}) => {
  const categories = useCategoryOptions()
  const { data: { brands = [] } = {} } = useListProductChoicesQuery()
  return (
    <>
      <Panel>
        <h2>{panels.words}</h2>
        <Stack>
          <FormField as={TextInput} name="title" label={fields.title} isRequired validate={rules.title} />
          <FormField as={Textarea} name="summary" label={fields.summary} hint={hints.summary} rows={2} />
          <FormField as={RichText} name="descriptionHtml" label={fields.descriptionHtml} />
        </Stack>
      </Panel>
      {pictures}
      <Panel>
        <h2>{panels.money}</h2>
        <Fields>
          <FormField as={TomanInput} name="price" label={fields.price} validate={rules.price} {...figures} />
          <FormField
            as={TomanInput}
            name="listPrice"
            label={fields.listPrice}
            hint={hints.listPrice}
            validate={rules.listPrice}
            {...figures}
          />
          {stock}
          <FormField
            as={TextInput}
            name="maxPerOrder"
            label={fields.maxPerOrder}
            validate={rules.maxPerOrder}
            {...figures}
          />
        </Fields>
      </Panel>
      <Panel>
        <h2>{panels.place}</h2>
        <Fields>
          <FormField as={TextInput} name="sku" label={fields.sku} dir="ltr" isRequired validate={rules.sku} />
          <FormField as={Select} name="categoryId" label={fields.categoryId} options={categories} />
          <FormField
            as={SuggestInput}
            name="brand"
            label={fields.brand}
            hint={hints.brand}
            options={brands}
            newLabel={text.newBrand}
            validate={rules.brand}
          />
          <FormField
            as={TextInput}
            name="weightGrams"
            label={fields.weightGrams}
            hint={hints.weightGrams}
            validate={rules.weightGrams}
            {...figures}
          />
        </Fields>
      </Panel>
      <Panel>
        <h2>{panels.attributes}</h2>
        <FormField
          as={AttributesField}
          name="attributes"
          label={fields.attributes}
          validate={attributesProblem}
        />
      </Panel>
      <Panel>
        <h2>{panels.shown}</h2>
        <Fields>
          <FormField
            as={Select}
            name="isPublished"
            label={fields.isPublished}
            hint={hints.isPublished}
            options={shown}
          />
          <ShownFrom />
          <FormField
            as={TextInput}
            name="slug"
            label={fields.slug}
            hint={isNew ? hints.slug : hints.slugOfOld}
            validate={rules.slug}
          />
        </Fields>
      </Panel>
      <Panel>
        <h2>{panels.related}</h2>
        <FormField as={RelatedField} name="relatedIds" label={fields.relatedIds} />
      </Panel>
      <Panel>
        <h2>{fields.bundleIds}</h2>
        <FormField as={BundleField} name="bundleIds" label={fields.bundleIds} />
      </Panel>
      <Panel>
        <h2>{panels.seo}</h2>
        <SeoFields folder="/shop/" descriptionField="summary" picture={picture} />
      </Panel>
    </>
  )
}

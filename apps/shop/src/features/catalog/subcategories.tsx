import { hrefOfCategory, toPictureSource } from '@hojreh/app'
import type { Facets } from '@hojreh/contract'
import { CategoryArch, SubcategoryRow } from '@hojreh/ui'
import { catalogMessages as text } from './catalog.messages.ts'

/** What a category consists of, each seen through an arch; nothing where there is no choice. */
export const Subcategories = ({ categories }: { categories: Facets['categories'] }) =>
  categories.length < 2 ? null : (
    <SubcategoryRow aria-label={text.subcategories}>
      {categories.map(({ slug, title, image }) => (
        <CategoryArch
          key={slug}
          href={hrefOfCategory(slug)}
          title={title}
          picture={image && toPictureSource(image)}
          isSmall
        />
      ))}
    </SubcategoryRow>
  )

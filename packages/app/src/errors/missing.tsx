import { useListCategoriesQuery } from '@hojreh/api/react'
import { CategoryArch, CentredCategories, ErrorState } from '@hojreh/ui'
import { useLocation } from 'react-router-dom'
import { hrefOfCategory } from '../link/hrefs.ts'
import { toPictureSource } from '../picture/picture-source.ts'
import { errorsMessages as text } from './errors.messages.ts'
import { whatIsMissing } from './what-is-missing.ts'

const SHOWN = 4

/** The 404 page: what is missing, and ways on; the search stands in the header above it. */
export const Missing = () => {
  const { pathname } = useLocation()
  const { data: categories = [] } = useListCategoriesQuery()
  const shown = categories.slice(0, SHOWN)
  return (
    <ErrorState status={404} {...whatIsMissing(pathname)}>
      {shown.length > 0 && (
        <CentredCategories count={shown.length} aria-label={text.categories}>
          {shown.map(({ slug, title, image }) => (
            <CategoryArch
              key={slug}
              href={hrefOfCategory(slug)}
              title={title}
              picture={image && toPictureSource(image)}
              isSmall
            />
          ))}
        </CentredCategories>
      )}
    </ErrorState>
  )
}

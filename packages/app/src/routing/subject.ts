import { useParams, useSearchParams } from 'react-router-dom'

/** What a page is about: its slug, and in a link of the desk the word that opens what no visitor sees yet. */
export interface Subject {
  slug: string
  preview?: string
}

/** The word of a link of the desk, as a call takes it. */
export const previewOf = (search: URLSearchParams): { preview: string } | undefined => {
  const preview = search.get('preview')
  return preview ? { preview } : undefined
}

/** Likewise, of the page's address. */
export const usePreview = (): { preview: string } | undefined => previewOf(useSearchParams()[0])

export const subjectOf = (slug = '', search: URLSearchParams): Subject => {
  return { slug, ...previewOf(search) }
}

/** The subject of the page's address; the loader asked for the same. */
export const useSubject = (): Subject => {
  const { slug } = useParams()
  const [search] = useSearchParams()
  return subjectOf(slug, search)
}

import { useParams, useSearchParams } from 'react-router-dom'

/** What a page is about: its slug, and in a link of the desk the word that opens what no visitor sees yet. */
export interface Subject {
  slug: string
  preview?: string
}

export const subjectOf = (slug = '', search: URLSearchParams): Subject => {
  const preview = search.get('preview')
  return preview ? { slug, preview } : { slug }
}

/** The subject of the page's address; the loader asked for the same. */
export const useSubject = (): Subject => {
  const { slug } = useParams()
  const [search] = useSearchParams()
  return subjectOf(slug, search)
}

import { useNoteMissedSearchMutation } from '@hojreh/api/react'
import { useEffect } from 'react'

/** Tells the shop, once for each search that is shown, that it found nothing. Nothing on the page waits for it. */
export const useNoteMiss = (query: string, isMissed: boolean): void => {
  const [note] = useNoteMissedSearchMutation()
  useEffect(() => {
    if (isMissed) void note({ q: query })
  }, [note, query, isMissed])
}

import { useAuthExtra } from '@hojreh/auth/react'
import { SearchBox } from '@hojreh/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { hrefOfSearch, SEARCH_PATH } from '../link/hrefs.ts'
import { rememberSearch } from './recent-searches.ts'
import { useSuggestions } from './use-suggestions.ts'

const Box = ({ initialQuery }: { initialQuery: string }) => {
  const { navigate } = useAuthExtra()
  const [value, setValue] = useState(initialQuery)
  const [isTyping, setIsTyping] = useState(false)
  const [isOpened, setIsOpened] = useState(false)
  return (
    <SearchBox
      value={value}
      onOpen={() => setIsOpened(true)}
      onChange={(typed) => {
        // The shopper may have been in the field before its code was loaded.
        setIsOpened(true)
        setIsTyping(true)
        setValue(typed)
      }}
      onSearch={(query) => {
        setIsTyping(false)
        rememberSearch(query)
        navigate(hrefOfSearch(query))
      }}
      suggestions={useSuggestions(isTyping ? value : '', isOpened)}
      action={SEARCH_PATH}
    />
  )
}

/** The search field of the header; on the page of results it holds their query. */
export const SiteSearch = () => {
  const { pathname, search } = useLocation()
  const query = pathname === SEARCH_PATH ? (new URLSearchParams(search).get('q') ?? '') : ''
  return <Box key={query} initialQuery={query} />
}

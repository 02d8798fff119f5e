import { useAuthExtra } from '@hojreh/auth/react'
import { SearchBox } from '@hojreh/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSuggestions } from './use-suggestions.ts'

const SEARCH_PATH = '/shop/search'

const Box = ({ initialQuery }: { initialQuery: string }) => {
  const { navigate } = useAuthExtra()
  const [value, setValue] = useState(initialQuery)
  const [isTyping, setIsTyping] = useState(false)
  return (
    <SearchBox
      value={value}
      onChange={(typed) => {
        setIsTyping(true)
        setValue(typed)
      }}
      onSearch={(query) => {
        setIsTyping(false)
        navigate(`${SEARCH_PATH}?${new URLSearchParams({ q: query })}`)
      }}
      suggestions={useSuggestions(isTyping ? value : '')}
      action={SEARCH_PATH}
    />
  )
}

/** The search field of the header, with what was searched for when the page is a result. */
export const SiteSearch = () => {
  const { pathname, search } = useLocation()
  const query = pathname === SEARCH_PATH ? (new URLSearchParams(search).get('q') ?? '') : ''
  return <Box key={query} initialQuery={query} />
}

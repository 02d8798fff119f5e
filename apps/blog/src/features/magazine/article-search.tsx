import { SearchBox } from '@hojreh/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { magazineMessages as text } from './magazine.messages.ts'
import { hrefOf } from './magazine-place.ts'

/** Searches all articles; without scripts a plain form does it. Key it by `q` so that it follows the address. */
export const ArticleSearch = ({ q }: { q: string }) => {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(q)
  return (
    <SearchBox
      value={typed}
      onChange={setTyped}
      onSearch={(query) => void navigate(hrefOf({ q: query, page: 1 }))}
      action="/blog"
      placeholder={text.searchPlaceholder}
      label={text.search}
    />
  )
}

import { Pagination } from '@hojreh/ui'
import { useSearchParams } from 'react-router-dom'
import { addressWith } from './list-address.ts'

/** The way to the other pages of a list. */
export const ListPages = ({ page, pageCount }: { page: number; pageCount: number }) => {
  const [address] = useSearchParams()
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefFor={(to) => addressWith(address, { pageId: to > 1 ? to : undefined })}
    />
  )
}

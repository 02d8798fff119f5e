import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toPersianDigits } from '@hojreh/persian'
import PaginationItem from '@mui/material/PaginationItem'
import usePagination from '@mui/material/usePagination'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from '../../link/link.tsx'
import { from } from '../../theme/tokens.ts'
import { mirrorStyles } from '../mirror.ts'
import { IconButton } from './icon-button.tsx'
import { paginationMessages as text } from './pagination.messages.ts'

const List = styled.ul(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    marginBlockStart: 32,
    [from.tablet]: { gap: 4 },
  }),
)
const Arrow = styled(IconButton)(css({ '& svg': mirrorStyles }))

export type PaginationProps = {
  /** Counts from 1. */
  page: number
  pageCount: number
  hrefFor: (page: number) => string
}

/** Page numbers as real links, so that search engines follow them. */
export const Pagination = ({ page, pageCount, hrefFor }: PaginationProps) => {
  const { items } = usePagination({ page, count: pageCount, hidePrevButton: true, hideNextButton: true })
  return pageCount <= 1 ? null : (
    <nav aria-label={text.pages}>
      <List>
        {page > 1 && (
          <li>
            <Arrow href={hrefFor(page - 1)} rel="prev" label={text.previousPage}>
              <ChevronRight size={20} />
            </Arrow>
          </li>
        )}
        {items.map(({ type, page: shown, selected }) =>
          type === 'page' && shown ? (
            <li key={shown}>
              <PaginationItem
                component={Link}
                href={hrefFor(shown)}
                page={toPersianDigits(shown)}
                selected={selected}
                aria-label={text.page(toPersianDigits(shown))}
                aria-current={selected ? 'page' : undefined}
              />
            </li>
          ) : (
            <li key={type} aria-hidden="true">
              <PaginationItem type={type} />
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Arrow href={hrefFor(page + 1)} rel="next" label={text.nextPage}>
              <ChevronLeft size={20} />
            </Arrow>
          </li>
        )}
      </List>
    </nav>
  )
}

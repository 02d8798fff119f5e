import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toPersianDigits } from '@hojreh/persian'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from '../link/link.tsx'
import { from } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'
import { mirrorLook } from './mirror.ts'
import { pagesToShow } from './pages-to-show.ts'
import { paginationMessages as text } from './pagination.messages.ts'

const narrow = '@media (max-width: 599.95px)'
const List = styled.ul(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    marginBlockStart: 32,
    [from.tablet]: { gap: 4 },
  }),
)
const Item = styled(Link)(
  css({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 44,
    minBlockSize: 44,
    borderRadius: corner.pill,
    fontWeight: 600,
    '& svg': mirrorLook,
    '&:hover': { backgroundColor: color.sunken },
    '&[aria-current="page"]': { backgroundColor: color.turquoise, color: color.onTurquoise },
    // All in one line on the narrowest phone; the ground of the present page stays round.
    [narrow]: { '&:not([rel])': { minInlineSize: 36, paddingBlock: 4, backgroundClip: 'content-box' } },
  }),
)
const Gap = styled.li(
  css({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 32,
    color: color.inkSoft,
    [narrow]: { minInlineSize: 20 },
  }),
)

export type PaginationProps = {
  /** Counts from 1. */
  page: number
  pageCount: number
  hrefFor: (page: number) => string
}

/** Page numbers as real links, so that search engines follow them. */
export const Pagination = ({ page, pageCount, hrefFor }: PaginationProps) =>
  pageCount <= 1 ? null : (
    <nav aria-label={text.pages}>
      <List>
        {page > 1 && (
          <li>
            <Item href={hrefFor(page - 1)} rel="prev" aria-label={text.previousPage}>
              <ChevronRight size={20} />
            </Item>
          </li>
        )}
        {pagesToShow(page, pageCount).map((shown, index) =>
          shown === 'gap' ? (
            <Gap key={index === 1 ? 'first-gap' : 'last-gap'} aria-hidden="true">
              …
            </Gap>
          ) : (
            <li key={shown}>
              <Item
                href={hrefFor(shown)}
                aria-label={text.page(toPersianDigits(shown))}
                aria-current={shown === page ? 'page' : undefined}
              >
                {toPersianDigits(shown)}
              </Item>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Item href={hrefFor(page + 1)} rel="next" aria-label={text.nextPage}>
              <ChevronLeft size={20} />
            </Item>
          </li>
        )}
      </List>
    </nav>
  )

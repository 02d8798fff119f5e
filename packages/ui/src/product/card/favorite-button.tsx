import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Heart from 'lucide-react/icons/heart'
import { IconButton } from '../../elements/actions/icon-button.tsx'
import { color } from '../../theme/vars.ts'
import { productMessages as text } from '../product.messages.ts'

const Toggle = styled(IconButton)(
  css({
    color: color.inkSoft,
    '& svg': { transition: 'transform 180ms' },
    '&:hover:not(:disabled)': { color: color.pomegranate },
    '&[aria-pressed="true"]': { color: color.pomegranate },
    '&[aria-pressed="true"] svg': { fill: 'currentColor', transform: 'scale(1.08)' },
  }),
)

export type FavoriteButtonProps = {
  /** Title of the product, for those who do not see the heart. */
  title: string
  isFavorite: boolean
  onToggle: () => void
}

/** The heart: filled when the product is a favourite. */
export const FavoriteButton = ({ title, isFavorite, onToggle }: FavoriteButtonProps) => (
  <Toggle label={text.favorite(title)} aria-pressed={isFavorite} onClick={onToggle}>
    <Heart size={22} aria-hidden="true" />
  </Toggle>
)

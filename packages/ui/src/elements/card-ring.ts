import { color } from '../theme/vars.ts'

/** The ring of a card of which all is one link. It is the card's own: nothing that is cut off inside the card cuts it. */
export const cardRing = {
  '&:focus-within:has(a:focus-visible)': { outline: `2px solid ${color.turquoise}`, outlineOffset: 2 },
  '& a:focus-visible': { outline: 'none' },
}

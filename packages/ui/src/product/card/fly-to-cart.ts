import { cartTargetAttribute } from '../../navigation/cart/cart-target.ts'
import { layer } from '../../theme/tokens.ts'

const DURATION_MS = 250
const END_SCALE = 0.15

const isShown = (element: Element) => element.getClientRects().length > 0
const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })

/**
 * Shows where an added product went: its picture flies from `picture` to the cart's count that is in sight (in
 * the header or the bottom navigation). Does nothing for people who prefer reduced motion.
 */
export const flyToCart = (picture: Element | null | undefined): void => {
  if (!picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const target = [...document.querySelectorAll(`[${cartTargetAttribute}]`)].findLast(isShown)
  if (!target) return
  const start = picture.getBoundingClientRect()
  const [from, to] = [middle(start), middle(target.getBoundingClientRect())]
  const flying = picture.cloneNode(true) as HTMLElement
  flying.setAttribute('aria-hidden', 'true')
  // By script, so that no style attribute stands in any HTML.
  Object.assign(flying.style, {
    position: 'fixed',
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    zIndex: String(layer.toast),
    borderRadius: '12px',
    pointerEvents: 'none',
  })
  document.body.append(flying)
  const end = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${END_SCALE})`
  const flight = flying.animate([{ transform: 'none' }, { transform: end, opacity: 0.4 }], {
    duration: DURATION_MS,
    easing: 'cubic-bezier(.4, 0, .6, 1)',
  })
  const land = () => flying.remove()
  flight.finished.then(land, land)
}

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { use } from 'react'
import { LogoContext, useBrand } from '../theme/brand.ts'
import { color } from '../theme/vars.ts'

const Row = styled.span(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    color: color.turquoise,
    whiteSpace: 'nowrap',
  }),
)
const Name = styled.span(
  css({ fontSize: '1.5rem', fontWeight: 800, lineHeight: 1, color: `var(--hj-logo-ink, ${color.ink})` }),
)
const Picture = styled.img(css({ objectFit: 'contain' }))

/** The chamber's door: an arch in an arch with a star at its crown. */
export const LogoMark = ({ size = 36 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <path d="M5 45V21C5 12 15 11 24 3c9 8 19 9 19 18v24Z" fill={color.turquoise} />
    <path d="M12.5 45V25c0-6 6.500-7 11.500-11.500C29 18 35.500 19 35.500 25v20Z" fill={color.paper} />
    <path d="M17.500 45V28c0-4 3.500-5 6.500-8 3 3 6.500 4 6.500 8v17Z" fill={color.lapis} />
    <path
      d="m24 6.200 1.100 1.700 2-.4-.4 2 1.700 1.100-1.700 1.100.4 2-2-.4-1.100 1.700-1.100-1.700-2 .4.400-2-1.700-1.100 1.700-1.100-.4-2 2 .4z"
      fill={color.saffron}
    />
  </svg>
)

/** From this ratio on a logo is the name itself, which is not said twice. */
const WORDMARK = 1.6

/** Mark and name of the shop. */
export const Logo = ({ size = 36 }: { size?: number }) => {
  const brand = useBrand()
  const logo = use(LogoContext)
  if (!logo)
    return (
      <Row>
        <LogoMark size={size} />
        <Name>{brand}</Name>
      </Row>
    )
  const ratio = logo.width / logo.height
  const isWordmark = ratio >= WORDMARK
  return (
    <Row>
      <Picture
        src={logo.src}
        alt={isWordmark ? brand : ''}
        width={Math.min(Math.round(size * ratio), size * 4)}
        height={size}
      />
      {!isWordmark && <Name>{brand}</Name>}
    </Row>
  )
}

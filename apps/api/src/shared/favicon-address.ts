import type { EndpointResponse, endpoints } from '@hojreh/contract'

/** Sizes that are drawn; another one is answered with the next larger. */
export const faviconSizes = [16, 32, 48, 64, 96, 128, 180, 192, 256, 512] as const
export const LARGEST_ICON = 512

/** Where the icon of browsers lies: made of the shop's logo, or else the drawn mark. */
export const faviconAddress = (
  size: number,
  logo: { key: string } | null,
): EndpointResponse<typeof endpoints.getFavicon> => {
  const drawn = faviconSizes.find((candidate) => candidate >= size) ?? LARGEST_ICON
  const url = logo ? `/api/media/${logo.key}/icon/${drawn}.png` : `/api/media/favicon/${drawn}.png`
  return { url, size: drawn, type: 'image/png' }
}

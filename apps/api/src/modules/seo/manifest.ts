import { faviconAddress } from '../../shared/favicon-address.ts'
import { APP_ICON, MASKABLE_FILE } from '../media/favicon.ts'

const iconSizes = [192, 512]
/** Of the look: paper and turquoise. */
const PAPER = '#fbf8f3'
const TURQUOISE = '#00757d'

/** The web app manifest: how the shop looks on a phone's home screen. */
export const webManifest = (
  title: string,
  description: string,
  { color, icon }: { color: string | null; icon: { key: string } | null },
) => ({
  id: '/',
  name: title,
  short_name: title,
  description,
  lang: 'fa-IR',
  dir: 'rtl',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: PAPER,
  theme_color: color ?? TURQUOISE,
  icons: [
    ...iconSizes.map((size) => {
      const { url, type } = faviconAddress(size, icon)
      return { src: url, sizes: `${size}x${size}`, type }
    }),
    {
      src: icon ? `/api/media/${icon.key}/icon/${MASKABLE_FILE}` : APP_ICON.url,
      sizes: `${APP_ICON.size}x${APP_ICON.size}`,
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
})

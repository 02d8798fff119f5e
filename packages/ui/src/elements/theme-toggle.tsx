import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import type { ColorMode } from '../theme/color-mode.ts'
import { useColorMode } from '../theme/color-mode-provider.tsx'
import { elementsMessages as text } from './elements.messages.ts'
import { IconButton } from './icon-button.tsx'

const icons = { light: Sun, dark: Moon, system: Monitor }
const next = { system: 'light', light: 'dark', dark: 'system' } as const

/** Goes round: as the device, light, dark. */
export const ThemeToggle = () => {
  const { mode, setMode } = useColorMode()
  // Undefined on the server and in the browser's first render.
  const shown: ColorMode = mode ?? 'system'
  const Icon = icons[shown]
  return (
    <IconButton label={`${text.theme}: ${text.themes[shown]}`} onClick={() => setMode(next[shown])}>
      <Icon size={22} />
    </IconButton>
  )
}

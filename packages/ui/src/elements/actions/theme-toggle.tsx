import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useColorMode } from '../../theme/color-mode-provider.tsx'
import { elementsMessages as text } from '../elements.messages.ts'
import { IconButton } from './icon-button.tsx'

const icons = { light: Sun, dark: Moon, system: Monitor }
const next = { system: 'light', light: 'dark', dark: 'system' } as const

/** Goes round: as the device, light, dark. */
export const ThemeToggle = () => {
  const { mode, setMode } = useColorMode()
  const Icon = icons[mode]
  return (
    <IconButton label={`${text.theme}: ${text.themes[mode]}`} onClick={() => setMode(next[mode])}>
      <Icon size={22} />
    </IconButton>
  )
}

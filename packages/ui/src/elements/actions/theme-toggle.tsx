import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useColorMode } from '../../theme/color-mode-provider.tsx'
import { elementsMessages as text } from '../elements.messages.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

const icons = { light: Sun, dark: Moon, system: Monitor }
const next = { system: 'light', light: 'dark', dark: 'system' } as const

/** Goes round: as the device, light, dark. With its words where there is room for them. */
export const ThemeToggle = ({ isLabelled = false }: { isLabelled?: boolean }) => {
  const { mode, setMode } = useColorMode()
  const Icon = icons[mode]
  const label = `${text.theme}: ${text.themes[mode]}`
  const goOn = () => setMode(next[mode])
  return isLabelled ? (
    <Button variant="text" startIcon={<Icon size={20} />} onClick={goOn}>
      {label}
    </Button>
  ) : (
    <IconButton label={label} onClick={goOn}>
      <Icon size={22} />
    </IconButton>
  )
}

import { colorModeScript } from '@hojreh/ui/color-mode'
import { earlyPressScript } from './early-press.ts'

/**
 * The one script that a page waits for: its colours, and an ear for early presses.
 * Without the sign between them the second function would be an argument of the first one's answer.
 */
export const headScript = `${colorModeScript};${earlyPressScript}`

import { colorModeScript } from '@hojreh/ui/color-mode'
import { earlyPressScript } from './early-press.ts'
import { startWhenShownScript } from './start-when-shown.ts'

/**
 * The one script that a page waits for: its colour scheme, the noting of early presses, and the app's start.
 * Without the signs between them each function would be an argument of what the one before returns.
 */
export const headScript = `${colorModeScript};${earlyPressScript};${startWhenShownScript}`

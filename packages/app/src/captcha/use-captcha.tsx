import { type ReactNode, useState } from 'react'
import { Captcha } from './captcha.tsx'

/** The captcha of a panel: the widget, the token it gave (empty until it is solved), and a fresh one after each use. */
export const useCaptcha = ({
  hasCodeLogin = false,
} = {}): { widget: ReactNode; token: string; startAnew: () => void } => {
  const [token, setToken] = useState('')
  const [round, setRound] = useState(0)
  return {
    widget: <Captcha key={round} onToken={setToken} hasCodeLogin={hasCodeLogin} />,
    token,
    startAnew: () => {
      setToken('')
      setRound((before) => before + 1)
    },
  }
}

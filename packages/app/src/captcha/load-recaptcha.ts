/** The part of Google's widget that is used: https://developers.google.com/recaptcha/docs/display. */
export interface Recaptcha {
  render: (
    container: HTMLElement,
    parameters: {
      sitekey: string
      theme: 'light' | 'dark'
      size: 'normal' | 'compact'
      callback: (token: string) => void
      'expired-callback': () => void
      'error-callback': () => void
    },
  ) => number
}
declare global {
  interface Window {
    grecaptcha?: Partial<Recaptcha>
    hojrehRecaptchaReady?: () => void
  }
}

/** Texts fixed by the specification, section 8. */
export const recaptchaErrors = {
  script: 'Failed to load reCAPTCHA script.',
  widget: 'reCAPTCHA failed to load.',
} as const

const READY_MS = 10_000

const readyRecaptcha = (): Recaptcha | null => {
  const { grecaptcha } = window
  return grecaptcha?.render ? (grecaptcha as Recaptcha) : null
}

const addressOf = (scriptUrl: string) => {
  const url = new URL(scriptUrl)
  url.searchParams.set('onload', 'hojrehRecaptchaReady')
  url.searchParams.set('render', 'explicit')
  url.searchParams.set('hl', 'fa')
  return url.href
}

/** Loads the provider's script in Persian; rejects with one of {@link recaptchaErrors}. A later call tries anew. */
export const loadRecaptcha = (scriptUrl: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const loaded = readyRecaptcha()
    if (loaded) return resolve(loaded)
    const script = document.createElement('script')
    const fail = (message: string) => {
      clearTimeout(timer)
      script.remove()
      reject(new Error(message))
    }
    const timer = setTimeout(() => fail(recaptchaErrors.widget), READY_MS)
    window.hojrehRecaptchaReady = () => {
      clearTimeout(timer)
      const recaptcha = readyRecaptcha()
      if (recaptcha) resolve(recaptcha)
      else fail(recaptchaErrors.widget)
    }
    script.addEventListener('error', () => fail(recaptchaErrors.script))
    script.src = addressOf(scriptUrl)
    script.async = true
    document.head.append(script)
  })

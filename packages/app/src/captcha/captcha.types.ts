export interface CaptchaProps {
  /** Gets the token of the solved captcha, and the empty string when it is over before it was used. */
  onToken: (token: string) => void
  /** Whether signing in by code is possible where the captcha stands. */
  hasCodeLogin: boolean
}

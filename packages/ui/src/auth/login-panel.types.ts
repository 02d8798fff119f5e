import type { ReactNode } from 'react'
import type { FieldMessages } from '../fields/field-props.ts'
import type { Validator } from '../fields/form-field.tsx'

export type LoginMode = 'phone' | 'code' | 'password'
export type LoginValues = { phone: string; otp: string; password: string }
type Submit = (values: LoginValues) => Promise<FieldMessages | undefined> | undefined

export type LoginPanelProps = {
  mode: LoginMode
  onModeChange: (mode: LoginMode) => void
  validators: Record<keyof LoginValues, Validator>
  /** Asks for a one-time code; also the resend. */
  onRequestCode: Submit
  onSubmitCode: Submit
  onSubmitPassword: Submit
  /** Switches to the register panel; without it the prompt is not shown. */
  onRegister?: (() => void) | undefined
  /** Shows the way to log in with a password. */
  isPasswordEnabled?: boolean
  /** The captcha widget of the password mode. */
  captcha?: ReactNode
  initialPhone?: string | undefined
  isBusy?: boolean
  /** Epoch ms from which another code may be asked for. */
  resendAt?: number | undefined
  codeLength?: number
  /** A code that the phone read from its SMS; it is filled in and sent. */
  receivedCode?: string
}

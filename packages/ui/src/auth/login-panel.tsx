import { useState } from 'react'
import { Form } from 'react-final-form'
import { Button } from '../elements/actions/button.tsx'
import { FormField } from '../fields/form-field.tsx'
import { StillMissing } from '../fields/missing/still-missing.tsx'
import { OtpInput } from '../fields/otp-input.tsx'
import { PasswordInput } from '../fields/password-input.tsx'
import { PhoneInput } from '../fields/phone-input.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { authMessages as text } from './auth.messages.ts'
import { CaptchaArea, Fields, Lead, Prompt, Row } from './auth-parts.tsx'
import { CodeStep } from './code-step.tsx'
import type { LoginMode, LoginPanelProps, LoginValues } from './login-panel.types.ts'
import { ReceivedCode } from './received-code.tsx'

const CODE_LENGTH = 5
const submitLabels = { phone: text.sendCode, code: text.logIn, password: text.logIn }

/** Log in by a one-time code or by password; which of the three modes shows is the owner's decision. */
export const LoginPanel = ({
  mode,
  onModeChange,
  validators,
  onRequestCode,
  onSubmitCode,
  onSubmitPassword,
  onRegister,
  isPasswordEnabled = true,
  captcha,
  initialPhone = '',
  isBusy = false,
  resendAt = 0,
  codeLength = CODE_LENGTH,
  receivedCode = '',
}: LoginPanelProps) => {
  const submits = { phone: onRequestCode, code: onSubmitCode, password: onSubmitPassword }
  const [round, setRound] = useState(0)
  const [isForgotten, setIsForgotten] = useState(false)
  const otherMode: LoginMode = mode === 'password' ? 'phone' : 'password'
  const lead = mode === 'password' ? text.passwordLead : isForgotten ? text.forgottenLead : text.phoneLead
  const changeMode = (isPasswordForgotten: boolean) => {
    setIsForgotten(isPasswordForgotten)
    onModeChange(otherMode)
  }
  return (
    <Form<LoginValues>
      initialValues={{ phone: initialPhone, otp: '', password: '' }}
      keepDirtyOnReinitialize
      subscription={{ submitting: true }}
      onSubmit={(values) => submits[mode](values)}
      render={({ handleSubmit, form, submitting }) => {
        const isWaiting = isBusy || Boolean(submitting)
        return (
          <Fields onSubmit={handleSubmit} noValidate>
            {mode === 'code' ? (
              <CodeStep
                resendAt={resendAt}
                isBusy={isWaiting}
                codeLength={codeLength}
                onCorrect={() => {
                  form.change('otp', '')
                  onModeChange('phone')
                }}
                onResend={() => {
                  form.change('otp', '')
                  setRound(round + 1)
                  onRequestCode(form.getState().values)
                }}
              >
                {/* Anew for each code: an empty field shows no error when another code was sent. */}
                <FormField
                  key={round}
                  as={OtpInput}
                  name="otp"
                  length={codeLength}
                  autoFocus
                  isRequired
                  validate={validators.otp}
                  onComplete={() => form.submit()}
                />
                <ReceivedCode code={receivedCode} />
              </CodeStep>
            ) : (
              <>
                <Lead>{lead}</Lead>
                {/* Anew in each mode: a field left empty shows no error after a change of mode. */}
                <FormField
                  key={mode}
                  as={PhoneInput}
                  name="phone"
                  isRequired
                  validate={validators.phone}
                  autoFocus
                />
              </>
            )}
            {mode === 'password' && (
              <>
                <FormField as={PasswordInput} name="password" isRequired validate={validators.password} />
                {captcha && <CaptchaArea aria-label={text.captcha}>{captcha}</CaptchaArea>}
              </>
            )}
            <StillMissing />
            <SubmitButton size="large" fullWidth loading={isWaiting}>
              {submitLabels[mode]}
            </SubmitButton>
            {isPasswordEnabled && (
              <Row>
                <Button variant="link" disabled={isWaiting} onClick={() => changeMode(false)}>
                  {mode === 'password' ? text.withCode : text.withPassword}
                </Button>
                {mode === 'password' && (
                  <Button variant="link" disabled={isWaiting} onClick={() => changeMode(true)}>
                    {text.forgotten}
                  </Button>
                )}
              </Row>
            )}
            {onRegister && (
              <Prompt>
                {text.noAccount}
                <Button variant="link" disabled={isWaiting} onClick={onRegister}>
                  {text.signUp}
                </Button>
              </Prompt>
            )}
          </Fields>
        )
      }}
    />
  )
}

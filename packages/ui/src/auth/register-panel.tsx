import Ticket from 'lucide-react/icons/ticket'
import type { ReactNode } from 'react'
import { Form } from 'react-final-form'
import { Button } from '../elements/actions/button.tsx'
import type { FieldMessages } from '../fields/field-props.ts'
import { FormField, type Validator } from '../fields/form-field.tsx'
import { StillMissing } from '../fields/missing/still-missing.tsx'
import { PasswordInput } from '../fields/password-input.tsx'
import { PhoneInput } from '../fields/phone-input.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { authMessages as text } from './auth.messages.ts'
import { CaptchaArea, Fields, Lead, Prompt } from './auth-parts.tsx'

/** Most codes have five digits; the contract takes up to eight. */
const INVITE_CODE_LENGTH = 8

export type RegisterValues = { phone: string; password: string; rePassword: string; inviteCode: string }
export type RegisterPanelProps = {
  validators: Record<'phone' | 'password' | 'rePassword', Validator> & { inviteCode?: Validator }
  onSubmit: (values: RegisterValues) => Promise<FieldMessages | undefined> | undefined
  onLogin: () => void
  /** The variant with the invite code. */
  hasInviteCode?: boolean
  captcha?: ReactNode
  isBusy?: boolean
}

/** Opens an account by phone and password. */
export const RegisterPanel = ({
  validators,
  onSubmit,
  onLogin,
  hasInviteCode = false,
  captcha,
  isBusy = false,
}: RegisterPanelProps) => (
  <Form<RegisterValues>
    initialValues={{ phone: '', password: '', rePassword: '', inviteCode: '' }}
    keepDirtyOnReinitialize
    subscription={{}}
    onSubmit={(values) => onSubmit(values)}
    render={({ handleSubmit }) => (
      <Fields onSubmit={handleSubmit} noValidate>
        <Lead>
          <b>{text.registerTitle}</b>
          <br />
          {text.registerLead}
        </Lead>
        <FormField as={PhoneInput} name="phone" isRequired validate={validators.phone} autoFocus />
        <FormField
          as={PasswordInput}
          name="password"
          autoComplete="new-password"
          isRequired
          validate={validators.password}
        />
        <FormField
          as={PasswordInput}
          name="rePassword"
          label={text.repeatPassword}
          autoComplete="new-password"
          isRequired
          validate={validators.rePassword}
        />
        {hasInviteCode && (
          <FormField
            as={TextInput}
            name="inviteCode"
            label={text.inviteCode}
            icon={<Ticket size={20} />}
            type="number"
            dir="ltr"
            maxLength={INVITE_CODE_LENGTH}
            validate={validators.inviteCode}
          />
        )}
        {captcha && <CaptchaArea aria-label={text.captcha}>{captcha}</CaptchaArea>}
        <StillMissing />
        <SubmitButton size="large" fullWidth loading={isBusy}>
          {text.createAccount}
        </SubmitButton>
        <Prompt>
          {text.haveAccount}
          <Button variant="link" onClick={onLogin}>
            {text.enter}
          </Button>
        </Prompt>
      </Fields>
    )}
  />
)

import { useStartWooImportMutation } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { type ImportKind, importKinds, shopAddress } from '@hojreh/contract/admin'
import { FormField, SubmitButton, TextInput } from '@hojreh/ui'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { Row, Soft, Stack } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import { movingMessages } from './moving.messages.ts'

const { woo: text } = movingMessages
const KEY = /^[!-~]{8,200}$/

interface Values {
  address: string
  key: string
  secret: string
}
const address = (typed: string) => (shopAddress.safeParse(typed).success ? undefined : text.wrongAddress)
const key = (typed: string) => (KEY.test(typed.trim()) ? undefined : text.wrongKey)

/** Keys of another shop, and what of it is wanted. Nothing of it is kept on this device. */
export const WooForm = ({ isBusy }: { isBusy: boolean }) => {
  const [start] = useStartWooImportMutation()
  const dispatch = useDispatch()
  const [kinds, setKinds] = useState<readonly ImportKind[]>(importKinds)
  const [isSure, setSure] = useState(false)
  const [isTrial, setTrial] = useState(true)
  const send = async (typed: Values) => {
    if (kinds.length === 0) return { kinds: text.noKind }
    const { error } = await start({
      ...{ address: typed.address, key: typed.key.trim(), secret: typed.secret.trim() },
      ...{ kinds: [...kinds], isTrial, isSure },
    })
    if (error) return refusalOf(error)
    dispatch(toastShown({ kind: 'success', title: text.begun, lifeMs: limits.toastLifeMs.auth }))
    return undefined
  }
  const turn = (kind: ImportKind, isOn: boolean) =>
    setKinds(importKinds.filter((one) => (one === kind ? isOn : kinds.includes(one))))
  const keyProps = { dir: 'ltr', isRequired: true, autoComplete: 'off', validate: key } as const
  return (
    <Form<Values>
      initialValues={{ address: '', key: '', secret: '' }}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.form}>
          <Stack>
            <FormField
              as={TextInput}
              name="address"
              label={text.address}
              hint={text.addressHint}
              dir="ltr"
              isRequired
              validate={address}
            />
            <FormField as={TextInput} name="key" label={text.key} {...keyProps} />
            <FormField as={TextInput} name="secret" label={text.secret} type="password" {...keyProps} />
            <FormControl component="fieldset">
              <FormLabel component="legend">{text.what}</FormLabel>
              {importKinds.map((kind) => (
                <FormControlLabel
                  key={kind}
                  label={text.kinds[kind]}
                  control={
                    <Checkbox checked={kinds.includes(kind)} onChange={(_event, isOn) => turn(kind, isOn)} />
                  }
                />
              ))}
              {kinds.length === 0 && (
                <FormHelperText error role="alert">
                  {text.noKind}
                </FormHelperText>
              )}
            </FormControl>
            <Soft>{text.ordersNote}</Soft>
            <FormControlLabel
              label={text.isSure}
              control={<Checkbox checked={isSure} onChange={(_event, isOn) => setSure(isOn)} />}
            />
            <FormControlLabel
              label={text.isTrial}
              control={<Checkbox checked={isTrial} onChange={(_event, isOn) => setTrial(isOn)} />}
            />
            <Row>
              <SubmitButton loading={isBusy}>{isTrial ? text.attempt : text.take}</SubmitButton>
            </Row>
          </Stack>
        </form>
      )}
    />
  )
}

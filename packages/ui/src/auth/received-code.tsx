import { useEffect } from 'react'
import { useForm } from 'react-final-form'

/** Puts a code that the phone read from its SMS into the form and sends it, as if it was typed. */
export const ReceivedCode = ({ code }: { code: string }) => {
  const form = useForm()
  useEffect(() => {
    if (!code) return
    form.change('otp', code)
    void form.submit()
  }, [code, form])
  return null
}

import type { ApiError } from '@hojreh/api'
import { useSendContactMessageMutation } from '@hojreh/api/react'
import { useErrorToast } from '@hojreh/app'
import { ContactForm, ContactSent, type ContactValues, type FieldMessages } from '@hojreh/ui'
import { contactRules } from './contact.rules.ts'

/** The form of the contact page; after a message the shop's answer stands in its place. */
export const Contact = () => {
  const tellError = useErrorToast()
  const [sendMessage, { data, reset }] = useSendContactMessageMutation()

  const send = async ({ subject, ...values }: ContactValues): Promise<FieldMessages | undefined> => {
    const { error } = await sendMessage({ ...values, ...(subject.trim() && { subject }) })
    if (!error) return undefined
    const { fields } = error as ApiError
    if (!fields) tellError(error)
    return fields
  }
  if (data) return <ContactSent message={data.message} onAgain={reset} />
  return <ContactForm validators={contactRules} onSubmit={send} />
}

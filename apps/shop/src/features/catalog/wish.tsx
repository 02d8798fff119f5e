import type { ApiError } from '@hojreh/api'
import { useNoteMissedSearchMutation } from '@hojreh/api/react'
import { useErrorToast, validatorOf } from '@hojreh/app'
import { useCustomer } from '@hojreh/auth/react'
import { missedSearchBody } from '@hojreh/contract'
import { type FieldMessages, Notice, WishForm } from '@hojreh/ui'

const validate = validatorOf(missedSearchBody.shape.phone.unwrap(), 'phone')

/** Asks for an SMS when goods come that a search found none of; then the shop's answer stands there. */
export const Wish = ({ query }: { query: string }) => {
  const customer = useCustomer()
  const tellError = useErrorToast()
  const [send, { data }] = useNoteMissedSearchMutation()
  const submit = async (phone: string): Promise<FieldMessages | undefined> => {
    const { error } = await send({ q: query, phone })
    if (!error) return undefined
    const { fields } = error as ApiError
    if (!fields) tellError(error)
    return fields
  }
  if (data) return <Notice severity="success">{data.message}</Notice>
  return <WishForm query={query} phone={customer?.phone} validate={validate} onSubmit={submit} />
}

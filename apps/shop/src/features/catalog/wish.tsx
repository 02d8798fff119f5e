import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ApiError } from '@hojreh/api'
import { useNoteMissedSearchMutation } from '@hojreh/api/react'
import { useErrorToast, validatorOf } from '@hojreh/app'
import { useCustomer } from '@hojreh/auth/react'
import { missedSearchBody } from '@hojreh/contract'
import { type FieldMessages, Notice, WishForm } from '@hojreh/ui'

/** As far from what follows as the form was. */
const Answer = styled(Notice)(css({ marginBlockEnd: 32 }))

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
  if (data) return <Answer severity="success">{data.message}</Answer>
  return <WishForm query={query} phone={customer?.phone} validate={validate} onSubmit={submit} />
}

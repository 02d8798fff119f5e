import { useRenameOptionMutation } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import type { VariantGroup } from '@hojreh/contract/admin'
import { FormField, Select, SubmitButton, TextInput } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { KeepDraft } from '../../../shared/draft/keep-draft.tsx'
import { Row, Stack } from '../../../shared/panel.tsx'
import { refusalOf } from '../../../shared/refusal-of.ts'
import { variantsMessages as text } from './variants.messages.ts'

interface Values {
  which: string
  to: string
}

/** Another word for a value, in all products of the design. */
export const RenameForm = ({
  productId: id,
  group: { axes },
}: {
  productId: string
  group: VariantGroup
}) => {
  const dispatch = useDispatch()
  const [rename] = useRenameOptionMutation()
  const all = axes.flatMap(({ name, values }) => values.map(({ value }) => ({ name, value })))
  const send = async ({ which, to }: Values) => {
    const option = all[Number(which)]
    if (!option) return undefined
    const { error } = await rename({ query: { id }, body: { name: option.name, from: option.value, to } })
    if (error) return refusalOf(error, 'to')
    dispatch(toastShown({ kind: 'success', title: text.renamed, lifeMs: limits.toastLifeMs.auth }))
    return undefined
  }
  return (
    <Form<Values>
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.rename}>
          <Stack>
            <KeepDraft id={`option-rename:${id}`} />
            <FormField
              as={Select}
              name="which"
              label={text.which}
              isRequired
              options={all.map(({ name, value }, place) => ({
                value: String(place),
                label: `${name}: ${value}`,
              }))}
            />
            <FormField as={TextInput} name="to" label={text.to} maxLength={60} isRequired />
            <Row>
              <SubmitButton variant="outlined" size="small">
                {text.renameSend}
              </SubmitButton>
            </Row>
          </Stack>
        </form>
      )}
    />
  )
}

import { expect, type Mock, userEvent, type within } from 'storybook/test'
import type { FieldMessages } from '../fields/field-props.ts'

type Refused = {
  canvas: Pick<ReturnType<typeof within>, 'getByRole' | 'findByText' | 'queryByText'>
  /** The form's `onSubmit`; the form is filled in already. */
  send: unknown
  /** Name of the button. */
  button: string
  messages: FieldMessages
  /** Changes what was refused. */
  correct: () => Promise<void>
}

/** What every form owes a person: what the server refused can be corrected, and then be sent. */
export const refusedThenSent = async ({ canvas, send, button, messages, correct }: Refused) => {
  const onSubmit = send as Mock<() => Promise<FieldMessages | undefined>>
  onSubmit.mockResolvedValueOnce(messages)
  const submit = canvas.getByRole('button', { name: button })
  await userEvent.click(submit)
  const [message = ''] = Object.values(messages)
  await expect(await canvas.findByText(message)).toBeVisible()
  // The server may have been wrong, or only the time was: the same can be sent again.
  await expect(submit).toBeEnabled()
  await correct()
  await expect(canvas.queryByText(message)).toBeNull()
  await userEvent.click(submit)
  await expect(onSubmit).toHaveBeenCalledTimes(2)
}

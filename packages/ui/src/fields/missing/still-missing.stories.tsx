import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form } from 'react-final-form'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { FormField } from '../form-field.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { TextInput } from '../text-input.tsx'
import { StillMissing } from './still-missing.tsx'

const validate = (value: string) => (value === '' ? 'این قسمت الزامی است' : undefined)

const Sample = () => (
  <Form
    onSubmit={() => undefined}
    render={({ handleSubmit }) => (
      <form onSubmit={handleSubmit}>
        <FormField as={TextInput} name="street" label="آدرس پستی" isRequired validate={validate} />
        <FormField as={TextInput} name="plaque" label="پلاک" isRequired validate={validate} />
        <StillMissing />
        <SubmitButton>ثبت</SubmitButton>
      </form>
    )}
  />
)

const meta = {
  component: Sample,
  subcomponents: { StillMissing },
  title: 'Fields/StillMissing',
  parameters: { widest: 420 },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['§5.10'],
  play: async ({ canvas, canvasElement }) => {
    const submit = canvas.getByRole('button', { name: 'ثبت' })
    const street = canvas.getByLabelText('آدرس پستی')
    await expect(submit).toBeDisabled()
    await userEvent.click(await canvas.findByRole('button', { name: 'کامل نیست: آدرس پستی و ۱ مورد دیگر' }))
    await expect(street).toHaveFocus()
    await userEvent.type(street, 'بازار')
    await canvas.findByRole('button', { name: 'کامل نیست: پلاک' })
    // A disabled button takes no press: its form gets it.
    const { left, top } = submit.getBoundingClientRect()
    await fireEvent.click(canvasElement.querySelector('form') as Element, {
      clientX: left + 4,
      clientY: top + 4,
    })
    await expect(canvas.getByLabelText('پلاک')).toHaveFocus()
    const before = submit.getBoundingClientRect().top
    await userEvent.keyboard('۱۲')
    await expect(submit).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: /کامل نیست/ })).toBeNull()
    await expect(submit.getBoundingClientRect().top).toBe(before)
  },
}

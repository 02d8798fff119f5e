import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../elements/actions/button.tsx'
import { RatingInput } from '../elements/figures/rating.tsx'
import { settled } from '../stories/settled.ts'
import { FormField } from './form-field.tsx'
import { FormValue } from './form-value.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextInput } from './text-input.tsx'

const required = 'وارد کردن کد پستی الزامی است'
const tooShort = 'کد پستی ۱۰ رقم است'
const validate = (value: string) => (value === '' ? required : value.length < 10 ? tooShort : undefined)

type Values = { postalCode: string }
const Sample = ({ onSubmit }: { onSubmit: (values: Values) => unknown }) => (
  <Form<Values>
    onSubmit={(values) => onSubmit(values) as Promise<undefined>}
    render={({ handleSubmit, form }) => (
      <form onSubmit={handleSubmit}>
        <FormField
          as={TextInput}
          name="postalCode"
          label="کد پستی"
          type="number"
          maxLength={10}
          validate={validate}
        />
        <SubmitButton>ثبت</SubmitButton>
        <Button variant="text" onClick={() => form.change('postalCode', '12')}>
          پر کردن از بیرون
        </Button>
      </form>
    )}
  />
)

const meta = {
  component: Sample,
  subcomponents: { FormField, FormValue, SubmitButton },
  title: 'Fields/FormField',
  parameters: { widest: 420 },
  args: { onSubmit: fn() },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('کد پستی'), '1969814781')
    await userEvent.click(canvas.getByRole('button', { name: 'ثبت' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ postalCode: '1969814781' })
  },
}

export const MessageWaitsForBlur: Story = {
  tags: ['§5.10', '§5.15', '§D7.10', '§D7.11'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('کد پستی')
    await userEvent.type(field, '12')
    await expect(canvas.queryByText(tooShort)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'ثبت' })).toBeDisabled()
    await userEvent.tab()
    await expect(canvas.getByText(tooShort)).toBeVisible()
    await userEvent.type(field, '34567890')
    await expect(canvas.queryByText(tooShort)).toBeNull()
  },
}

/** A window that the user leaves causes a blur, too; the field keeps the focus in its page. */
export const NoMessageWhenTheWindowIsLeft: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('کد پستی')
    await userEvent.click(field)
    fireEvent.focusOut(field)
    await settled()
    await expect(canvas.queryByText(required)).toBeNull()
    await userEvent.tab()
    await expect(await canvas.findByText(required)).toBeVisible()
  },
}

/** The browser's `change`: an edit that is finished, such as a suggestion of the browser that was taken. */
export const MessageOnChange: Story = {
  tags: ['§5.15', '§D7.10'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('کد پستی')
    await userEvent.type(field, '12')
    await expect(canvas.queryByText(tooShort)).toBeNull()
    field.dispatchEvent(new Event('change', { bubbles: true }))
    await expect(await canvas.findByText(tooShort)).toBeVisible()
    await expect(field).toHaveFocus()
  },
}

export const MessageOnUpdateFromOutside: Story = {
  tags: ['§5.15'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'پر کردن از بیرون' }))
    await expect(await canvas.findByText(tooShort)).toBeVisible()
  },
}

export const ServerMessage: Story = {
  args: { onSubmit: fn(async () => ({ postalCode: 'این کد پستی پیدا نشد' })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('کد پستی'), '1111111111{Enter}')
    await expect(await canvas.findByText('این کد پستی پیدا نشد')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('کد پستی'), '{Backspace}2')
    await expect(canvas.queryByText('این کد پستی پیدا نشد')).toBeNull()
  },
}

const WithGift = ({ onSubmit }: { onSubmit: (values: object) => unknown }) => {
  const [isGift, setGift] = useState(true)
  return (
    <Form
      initialValues={initialGift}
      onSubmit={(values) => onSubmit(values) as Promise<undefined>}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit}>
          {isGift && <FormField as={TextInput} name="card" label="متن کارت" validate={validateCard} />}
          <Button variant="text" onClick={() => setGift(!isGift)}>
            هدیه
          </Button>
          <SubmitButton>ثبت</SubmitButton>
        </form>
      )}
    />
  )
}
const initialGift = { card: '' }
const validateCard = (value: string) => (value === '' ? 'متن کارت را بنویسید' : undefined)

/** A field that leaves the page asks for nothing, and comes back as it was. */
export const ComesBackAsItWas: Story = {
  render: WithGift,
  play: async ({ canvas, args }) => {
    const gift = canvas.getByRole('button', { name: 'هدیه' })
    const submit = canvas.getByRole('button', { name: 'ثبت' })
    await expect(submit).toBeDisabled()
    await userEvent.click(gift)
    await waitFor(() => expect(submit).toBeEnabled())
    await userEvent.click(gift)
    await userEvent.type(canvas.getByLabelText('متن کارت'), 'یلدا مبارک')
    await userEvent.click(gift)
    await userEvent.click(gift)
    await expect(canvas.getByLabelText('متن کارت')).toHaveValue('یلدا مبارک')
    await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledWith({ card: 'یلدا مبارک' })
  },
}

const WithStars = ({ onSubmit }: { onSubmit: (values: object) => unknown }) => (
  <Form
    onSubmit={(values) => onSubmit(values) as Promise<undefined>}
    render={({ handleSubmit }) => (
      <form onSubmit={handleSubmit}>
        <FormValue as={RatingInput} name="rating" label="امتیاز" />
        <SubmitButton>ثبت</SubmitButton>
      </form>
    )}
  />
)

/** A value that is no text, such as stars or files, is bound as it is. */
export const ValueThatIsNoText: Story = {
  render: WithStars,
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: '۴ ستاره' }).focus()
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByRole('button', { name: 'ثبت' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 4 })
  },
}

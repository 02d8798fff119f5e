import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ignore } from '../stories/goods.ts'
import { SampleSearch } from '../stories/navigation.tsx'
import { settled } from '../stories/settled.ts'
import { SearchBox } from './search-box.tsx'

const meta = {
  component: SearchBox,
  title: 'Navigation/SearchBox',
  args: { value: '', onChange: ignore, onSearch: fn() },
  parameters: { widest: 720, docs: { story: { height: '420px' } } },
  render: ({ onSearch }) => <SampleSearch onSearch={onSearch} />,
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'جستجو' })
    await userEvent.type(field, '   {Enter}')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.type(field, 'فرش {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('فرش')
  },
}

export const Suggestions: Story = {
  tags: ['§D5.10'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'جستجو' })
    await userEvent.type(field, 'فرش')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('کاسه سفالی')
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { selected: true }).id,
    )
  },
}

/** Right after the suggestions have come, too. */
export const FirstOneByFirstArrow: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'جستجو' })
    await userEvent.type(field, 'ف')
    const [first] = canvas.getAllByRole('option')
    await userEvent.keyboard('{ArrowDown}')
    await settled()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id)
  },
}

export const SuggestionsPutAway: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'جستجو' })
    await userEvent.type(field, 'فرش{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('فرش')
  },
}

export const Emptied: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'جستجو' })
    await userEvent.type(field, 'فرش')
    await userEvent.click(canvas.getByRole('button', { name: 'پاک کردن جستجو' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

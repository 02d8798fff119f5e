import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { onItsOwnPage } from '../stories/docs.ts'
import { filterGroups, sampleFilter } from '../stories/samples.ts'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { FilterSheetButton } from './filter-sheet-button.tsx'

const meta = {
  component: FilterSheet,
  subcomponents: { FilterSheetButton },
  title: 'Filters/FilterSheet',
  parameters: onItsOwnPage,
  args: {
    isOpen: true,
    onClose: fn(),
    resultCount: 48,
    children: <FilterPanel groups={filterGroups} value={sampleFilter} onChange={fn()} />,
  },
} satisfies Meta<typeof FilterSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'فیلترها' })
    await userEvent.click(screen.getByRole('button', { name: 'نمایش ۴۸ کالا' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const ClosedByEscape: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'فیلترها' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Its head stays in sight while the filters are scrolled. */
export const ClosedByItsCross: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'فیلترها' })
    const cross = screen.getByRole('button', { name: 'بستن' })
    const before = cross.getBoundingClientRect().top
    sheet.querySelector('section')?.lastElementChild?.scrollIntoView()
    await expect(cross.getBoundingClientRect().top).toBe(before)
    await userEvent.click(cross)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

const Opened = ({ children }: { children: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <FilterSheetButton onClick={() => setIsOpen(true)} />
      <FilterSheet isOpen={isOpen} onClose={() => setIsOpen(false)} resultCount={48}>
        {children}
      </FilterSheet>
    </>
  )
}

export const FocusGoesBackToItsButton: Story = {
  globals: { viewport: { value: 'phone' } },
  render: ({ children }) => <Opened>{children}</Opened>,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'فیلترها' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'نمایش ۴۸ کالا' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

const opened = fn()
/** On desktop the filters stand beside the list, and there is no button. */
export const OpenedOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <FilterSheetButton onClick={opened} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'فیلترها' }))
    await expect(opened).toHaveBeenCalledOnce()
  },
}

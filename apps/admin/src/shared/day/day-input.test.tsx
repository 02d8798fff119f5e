import { completeBrowser } from '@hojreh/testing/complete-browser'
import { createStyleCache, HojrehProvider } from '@hojreh/ui'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DayInput } from './day-input.tsx'

const cache = createStyleCache('rtl', document.createElement('div'))
const told = vi.fn()
const Page = ({ typed, hasTime }: { typed: string; hasTime: boolean }) => {
  const [value, setValue] = useState(typed)
  const change = (next: string) => {
    told(next)
    setValue(next)
  }
  return (
    <HojrehProvider brand="حجره" cache={cache}>
      <DayInput name="day" label="از روز" value={value} onChange={change} hasTime={hasTime} />
    </HojrehProvider>
  )
}
const openCalendar = async (typed: string, hasTime = false) => {
  told.mockReset()
  completeBrowser()
  const person = userEvent.setup()
  render(<Page typed={typed} hasTime={hasTime} />)
  await person.click(screen.getByRole('button', { name: 'انتخاب از تقویم: از روز' }))
  await screen.findByRole('dialog', { name: 'تقویم: از روز' })
  return person
}

test('the calendar opens at the day that was typed, in our digits, and gives another one back', async () => {
  const person = await openCalendar('1405/09/04')
  expect(screen.getByRole('grid', { name: 'آذر ۱۴۰۵' })).toBeTruthy()
  expect(screen.getByRole('gridcell', { name: '۴', selected: true })).toBe(document.activeElement)
  await person.click(screen.getByRole('gridcell', { name: '۲۰' }))
  expect(told).toHaveBeenLastCalledWith('1405/09/20')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'از روز' })).toHaveProperty('value', '۱۴۰۵/۰۹/۲۰')
})

test('whoever has a keyboard alone goes by arrows in the direction of the writing, and the time stays', async () => {
  const person = await openCalendar('1405/09/04 18:30', true)
  // To the left is tomorrow.
  await person.keyboard('{ArrowLeft}{ArrowDown}{Enter}')
  expect(told).toHaveBeenLastCalledWith('1405/09/12 18:30')
})

test('Escape leaves what was typed, and the button has the focus again', async () => {
  const person = await openCalendar('1405/09/04')
  await person.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(told).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'انتخاب از تقویم: از روز' })).toBe(document.activeElement)
})

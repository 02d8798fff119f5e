// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))
const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}

let stop: () => void
beforeEach(() => {
  document.body.innerHTML =
    '<main><section><button id="add">add</button></section><button id="other">other</button></main>'
  stop = keepFocus()
})
afterEach(() => stop())

test('when a button gives way to something else, Tab goes on from there', async () => {
  find('#add').focus()
  find('#add').replaceWith(document.createElement('output'))
  await settled()
  expect(document.activeElement).toBe(find('section'))
})

test('a button that was busy for a moment has the focus again', async () => {
  const button = find('#add') as HTMLButtonElement
  button.focus()
  button.disabled = true
  // A browser takes the focus off it; jsdom does not.
  button.blur()
  await settled()
  expect(document.activeElement).toBe(document.body)
  button.disabled = false
  await settled()
  expect(document.activeElement).toBe(button)
})

test('a dialog whose opener is gone gives the focus back to where the opener was', async () => {
  find('#add').focus()
  document.body.insertAdjacentHTML('beforeend', '<div id="dialog"><input id="phone"></div>')
  find('#phone').focus()
  find('#add').remove()
  find('#dialog').remove()
  await settled()
  expect(document.activeElement).toBe(find('section'))
})

test('whoever moves on by themselves is left alone', async () => {
  find('#add').focus()
  find('#add').blur()
  await settled()
  find('#other').remove()
  await settled()
  expect(document.activeElement).toBe(document.body)

  find('#add').focus()
  document.dispatchEvent(new Event('pointerdown'))
  find('#add').remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
})

// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { earlyPressScript, takeEarlyPresses } from './early-press.ts'

const put = (html: string) => {
  document.body.innerHTML = html
  const element = document.body.firstElementChild
  if (!(element instanceof HTMLElement)) throw new Error('nothing to press')
  return element
}
const runScript = () => runInThisContext(earlyPressScript)

it('does what was pressed before the page was alive, once', () => {
  runScript()
  const button = put('<button type="button"><svg></svg></button>')
  button.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  button.click()
  const pressAgain = takeEarlyPresses()
  const onClick = vi.fn()
  button.addEventListener('click', onClick)
  pressAgain()
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('leaves alone what React hears itself', () => {
  runScript()
  const button = put('<button type="button"></button>')
  const pressAgain = takeEarlyPresses()
  const onClick = vi.fn()
  button.addEventListener('click', onClick)
  button.click()
  pressAgain()
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('neither sends forms again nor presses what is gone', () => {
  runScript()
  const submit = put('<button type="submit"></button>')
  const onSubmit = vi.fn()
  submit.click()
  submit.addEventListener('click', onSubmit)
  const gone = put('<button type="button"></button>')
  gone.click()
  gone.remove()
  const onGone = vi.fn()
  gone.addEventListener('click', onGone)
  takeEarlyPresses()()
  expect([onSubmit, onGone].map((spy) => spy.mock.calls.length)).toEqual([0, 0])
})

it('sends no form without the app that only the app can send', () => {
  runScript()
  const isSent = (html: string) =>
    put(html).dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  expect(isSent('<form><input name="phone"></form>')).toBe(false)
  expect(isSent('<form action="/shop/search"><input name="q"></form>')).toBe(true)
})

it('has nothing to do on a page without the script', () => {
  delete window.hojrehPressed
  expect(takeEarlyPresses()).not.toThrow()
})

import { formatToman } from '@hojreh/persian'
import { type Html, html } from '../../../http/html.ts'
import { sandboxMessages } from '../sandbox.messages.ts'
import type { SandboxPayment } from '../sandbox.repository.ts'
import { frame } from '../sandbox-page.ts'
import { instalmentsMessages as messages } from './instalments.messages.ts'
import type { InstalmentsTrouble } from './instalments-outcomes.ts'

const PARTS = 4

/** Returns the four parts of an amount, equal and in whole toman; the first one takes what is left over. */
export const partsOf = (amount: number): { first: number; other: number } => {
  const other = Math.floor(amount / PARTS / 10) * 10
  return { first: amount - other * (PARTS - 1), other }
}

const textOf = (trouble: InstalmentsTrouble) =>
  trouble === 'loseSettle' ? messages.loseSettle : sandboxMessages[trouble]

/** Returns the page at which a shopper agrees to instalments, with a button for each way it can end. */
export const instalmentsPage = (
  { amount, description, callbackUrl }: SandboxPayment,
  troubles: readonly InstalmentsTrouble[],
): Html => {
  const { first, other } = partsOf(amount)
  return frame(html`<p class="notice">${sandboxMessages.notice}</p>
<dl class="amount"><dt>${messages.now}</dt><dd>${formatToman(first)}</dd></dl>
<dl>
<dt>${messages.later(PARTS - 1)}</dt><dd>${formatToman(other)}</dd>
<dt>${sandboxMessages.payee}</dt><dd><bdi>${new URL(callbackUrl).host}</bdi></dd>
<dt>${messages.phone}</dt><dd><bdi dir="ltr">${description}</bdi></dd>
</dl>
<form method="post">
<button class="go" name="outcome" value="pay">${messages.pay}</button>
<button name="outcome" value="fail">${messages.fail}</button>
<button name="outcome" value="cancel">${messages.cancel}</button>
<button name="outcome" value="payAndClose" aria-describedby="hint">${sandboxMessages.payAndClose}</button>
<p class="hint" id="hint">${sandboxMessages.payAndCloseHint}</p>
<details><summary>${sandboxMessages.troubles}</summary>
${troubles.map((trouble) => html`<button name="outcome" value="${trouble}">${textOf(trouble)}</button>`)}
</details>
</form>`)
}

/**
 * Returns its last page: the browser goes back by a form, as from the real gateway; without a script the shopper
 * presses the button.
 */
export const goBackPage = (
  callbackUrl: string,
  state: 'OK' | 'FAILED',
  fields: Readonly<Record<string, string>>,
): Html =>
  frame(html`<h2>${messages.wentBack[state]}</h2><p>${messages.goBackText}</p>
<form method="post" action="${callbackUrl}">
${Object.entries(fields).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">
`,
)}<button class="go">${messages.goBack}</button>
</form>`)

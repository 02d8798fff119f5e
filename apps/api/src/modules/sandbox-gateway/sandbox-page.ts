import { formatToman, toPersianDigits } from '@hojreh/persian'
import { type Html, html } from '../../http/html.ts'
import { sandboxMessages as messages } from './sandbox.messages.ts'
import type { SandboxPayment } from './sandbox.repository.ts'
import { sandboxTroubles } from './sandbox-outcomes.ts'

/** What every page of the bank is in. */
export const frame = (content: Html): Html => html`<main>
<header><h1>${messages.heading}</h1><span class="badge">${messages.badge}</span></header>
<section>${content}</section></main>`

/** The page of a bank, with a button for each way a payment can end. */
export const payPage = ({ authority, amount, description, callbackUrl }: SandboxPayment): Html =>
  frame(html`<p class="notice">${messages.notice}</p>
<dl class="amount"><dt>${messages.amount}</dt><dd>${formatToman(amount)}</dd></dl>
<dl>
<dt>${messages.payee}</dt><dd><bdi>${new URL(callbackUrl).host}</bdi></dd>
<dt>${messages.description}</dt><dd>${toPersianDigits(description)}</dd>
<dt>${messages.card}</dt><dd><bdi dir="ltr">${toPersianDigits('6104-33**-****-1234')}</bdi></dd>
<dt>${messages.authority}</dt><dd class="code"><bdi dir="ltr">${authority}</bdi></dd>
</dl>
<form method="post">
<button class="go" name="outcome" value="pay">${messages.pay}</button>
<button name="outcome" value="fail">${messages.fail}</button>
<button name="outcome" value="cancel">${messages.cancel}</button>
<button name="outcome" value="payAndClose" aria-describedby="hint">${messages.payAndClose}</button>
<p class="hint" id="hint">${messages.payAndCloseHint}</p>
<details><summary>${messages.troubles}</summary>
${sandboxTroubles.map((trouble) => html`<button name="outcome" value="${trouble}">${messages[trouble]}</button>`)}
</details>
</form>`)

/** The page with the result. */
export const endPage = (title: string, text: string, backUrl: string): Html =>
  frame(html`<h2>${title}</h2><p>${text}</p><a class="link" href="${backUrl}">${messages.back}</a>`)

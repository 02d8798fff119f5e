import { timingSafeEqual } from 'node:crypto'
import { formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'
import { inboxKey, isLocalAddress, isLocalHost } from '@hojreh/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { html } from '../../http/html.ts'
import { sendPage } from '../../http/send-page.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { devInboxMessages as messages } from './dev-inbox.messages.ts'
import type { SmsOutbox } from './outbox.ts'

const SHOWN = 30
const REFRESH_SECONDS = 3

const codeOf = (text: string) => /#(\d+)$/.exec(text)?.[1] ?? ''

const style = `
body{font:16px/1.9 Vazirmatn,Tahoma,system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}
li{border:1px solid #8886;border-radius:.75rem;padding:.75rem 1rem;margin:.75rem 0;list-style:none}
ul{padding:0}p{margin:0}h1{font-size:1.3rem}pre{white-space:pre-wrap;unicode-bidi:plaintext;font:inherit;margin:.5rem 0 0}b{font-size:1.1rem}time{opacity:.7;float:left}output{display:block;font-size:1.6rem;font-weight:700;letter-spacing:.15em}
`

interface InboxRequest {
  Querystring: { key?: unknown }
}

/**
 * Whether a request may read the inbox: a user who reads a code can sign in as that customer. Allowed are requests from
 * this machine, as the gateway saw them – by a local name, too: a tunnel or proxy that the gateway does not know comes
 * from this machine for all its visitors –, and requests with the key.
 */
const isFor = ({ ip, hostname, query }: FastifyRequest<InboxRequest>, key: string): boolean => {
  if (isLocalAddress(ip) && isLocalHost(hostname)) return true
  const given = Buffer.from(String(query.key ?? ''))
  return given.length === key.length && timingSafeEqual(given, Buffer.from(key))
}

/** Shows the last SMS in a browser. Only while trying the shop out; elsewhere the path does not exist. */
export const registerDevInbox = (
  app: FastifyInstance,
  { config, database: { db } }: Dependencies,
  outbox: SmsOutbox,
  /** What the authenticator app of the demo's owner would show. */
  ownerCode: () => string,
): void => {
  // With a real provider only the receivers may read the codes.
  if (!config.DEMO_MODE || config.NODE_ENV === 'production' || config.SMS_PROVIDER !== 'outbox') return
  const key = inboxKey(config.SECRET)
  app.get<InboxRequest>('/api/dev/inbox', async (request, reply) => {
    if (!isFor(request, key))
      return sendPage(reply.code(403), {
        title: messages.title,
        style,
        body: html`<h1>${messages.title}</h1><p>${messages.closed}</p>`,
      })
    const list = await outbox.newest(db, SHOWN)
    return sendPage(reply, {
      title: messages.title,
      style,
      refreshSeconds: REFRESH_SECONDS,
      body: html`<h1>${messages.title}</h1><p>${messages.hint}</p>
<p>${messages.ownerCode} <output>${ownerCode()}</output></p><ul>${list.map(
        ({ phone, text, sentAt }) =>
          html`<li data-phone="${phone}"><time datetime="${sentAt.toISOString()}">${formatJalaliDateTime(sentAt)}</time><b><bdi dir="ltr">${toPersianDigits(phone)}</bdi></b><output>${codeOf(text)}</output><pre>${text}</pre></li>`,
      )}</ul>${list.length ? html`` : html`<p>${messages.empty}</p>`}`,
    })
  })
}

import { shareMessages as text } from './share.messages.ts'

/** Messengers that people in Iran use, each with its own address for sharing a page; and an SMS. */
export const sharePlaces = (url: string, title: string) => [
  { label: text.telegram, href: `https://t.me/share/url?${new URLSearchParams({ url, text: title })}` },
  { label: text.whatsapp, href: `https://wa.me/?${new URLSearchParams({ text: `${title}\n${url}` })}` },
  { label: text.bale, href: `https://ble.ir/share/url?${new URLSearchParams({ url, text: title })}` },
  { label: text.eitaa, href: `https://eitaa.com/share/url?${new URLSearchParams({ url, text: title })}` },
  { label: text.sms, href: `sms:?body=${encodeURIComponent(`${title}\n${url}`)}` },
]

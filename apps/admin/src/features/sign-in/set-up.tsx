import { CopyButton, Link } from '@hojreh/ui'
import { signInMessages as text } from './sign-in.messages.ts'
import { Code } from './sign-in.styles.ts'

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The secret of an authenticator app, at the first sign-in after an invitation: typed, copied, or opened on a phone. */
export const SetUp = ({ secret, uri }: { secret: string; uri: string }) => (
  <>
    <p>{text.setUpLead}</p>
    <Code aria-label={text.secret} role="group">
      <bdi dir="ltr">{inGroups(secret)}</bdi>
      <CopyButton value={secret} label={text.copySecret} />
    </Code>
    <p>
      <Link href={uri}>{text.openApp}</Link>
    </p>
  </>
)

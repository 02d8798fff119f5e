import { Button, CopyButton } from '@hojreh/ui'
import { Stack } from '../../shared/panel.tsx'
import { signInMessages as text } from './sign-in.messages.ts'
import { Code, Codes } from './sign-in.styles.ts'

/** Shown once, after the first sign-in. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => (
  <Stack>
    <h2>{text.codesTitle}</h2>
    <p>{text.codesLead}</p>
    <Code>
      <Codes dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <CopyButton value={codes.join('\n')} label={text.copyCodes} />
    </Code>
    <Button size="large" fullWidth onClick={onKept}>
      {text.codesKept}
    </Button>
  </Stack>
)

import { MOST_REVISIONS } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { Disclosure } from '@hojreh/ui'
import type { ReactNode } from 'react'
import { Soft, Stack } from '../panel.tsx'
import { revisionsMessages as text } from './revisions.messages.ts'

/** Former versions of a record, newest first; each opens beside the words of now. */
export const VersionList = ({
  revisions,
  children,
}: {
  revisions: readonly { version: number; by: string | null; at: string | null }[]
  children: (version: number) => ReactNode
}) =>
  revisions.length === 0 ? (
    <Soft>{text.none}</Soft>
  ) : (
    <Stack>
      <Soft>{text.note(MOST_REVISIONS)}</Soft>
      <div>
        {revisions.map(({ version, by, at }) => (
          <Disclosure
            key={version}
            title={at ? text.saved(by, formatJalaliDateTime(at)) : text.starting}
            isLazy
          >
            {children(version)}
          </Disclosure>
        ))}
      </div>
    </Stack>
  )

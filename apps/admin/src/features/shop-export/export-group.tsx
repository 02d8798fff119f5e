import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ExportedGroup, ExportedThing } from '@hojreh/contract/admin'
import { Panel } from '../../shared/panel.tsx'
import { ExportRow } from './export-row.tsx'
import { shopExportMessages as text } from './shop-export.messages.ts'

const Lines = styled.ul(css({ padding: 0, margin: 0, listStyle: 'none' }))

/** Things that belong together, each a line. */
export const ExportGroup = ({
  group,
  things,
}: {
  group: ExportedGroup
  things: readonly ExportedThing[]
}) => (
  <Panel>
    <h2>{text.groups[group]}</h2>
    <Lines>
      {things.map((what) => (
        <ExportRow key={what} what={what} />
      ))}
    </Lines>
  </Panel>
)

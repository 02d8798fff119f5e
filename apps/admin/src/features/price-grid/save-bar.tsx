import { formatNumber } from '@hojreh/persian'
import { Button } from '@hojreh/ui'
import { StickyBar } from '../../shared/bars/sticky-bar.ts'
import { countsOf, type Edits } from './edits.ts'
import { priceGridMessages as text } from './price-grid.messages.ts'

/** What is not saved yet; it stays in sight. */
export const SaveBar = ({
  edits,
  isBusy,
  canStepBack,
  onSave,
  onStepBack,
  onDiscard,
}: {
  edits: Edits
  isBusy: boolean
  canStepBack: boolean
  onSave: () => void
  onStepBack: () => void
  onDiscard: () => void
}) => {
  const { changed, refused } = countsOf(edits)
  if (changed === 0) return null
  return (
    <StickyBar aria-label={text.bar}>
      <b role="status">
        {text.changes(formatNumber(changed))}
        {refused > 0 && ` · ${text.refused(formatNumber(refused))}`}
      </b>
      <Button size="small" loading={isBusy} onClick={onSave}>
        {text.save(formatNumber(changed))}
      </Button>
      {canStepBack && (
        <Button variant="outlined" size="small" onClick={onStepBack}>
          {text.stepBack}
        </Button>
      )}
      <Button variant="text" size="small" onClick={onDiscard}>
        {text.discard}
      </Button>
    </StickyBar>
  )
}

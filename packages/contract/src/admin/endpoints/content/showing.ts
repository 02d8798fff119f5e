import { instant, oneOf } from '../../../fields.ts'
import { z } from '../../../z.ts'
import { moment } from '../../fields.ts'

export const pageShowings = ['now', 'draft', 'later'] as const

/** When shoppers read what is written. */
export const showing = {
  show: oneOf(pageShowings).optional().describe('Without it a draft stays one, and a text is shown at once'),
  at: moment.optional().describe('When later is'),
}

export const pending = z
  .object({ publishAt: instant.nullable().describe('Null waits for somebody to show it') })
  .nullable()
  .describe('The words are a draft, and shoppers read others or none')

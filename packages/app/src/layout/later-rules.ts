import type { Validator } from '@hojreh/ui'
import { goOnWithout } from '../browser/chunk-guard.ts'

type Rules<Field extends string> = Record<
  Field,
  (value: string, values: Record<string, unknown>) => string | undefined
>

const tooLong = () => new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))

/** A form is not held back for longer: the server has the same rules. */
const LONGEST_WAIT_MS = 5_000

/**
 * Validators of a form's fields whose rules have a file of their own: with the schemas they weigh more than the form,
 * which is there first. Until they have come, a field's answer is a promise, and a form waits for it before it sends
 * anything. When they do not come every value passes: the server's answer then says what is wrong.
 */
export const laterRules = <Field extends string>(
  fields: readonly Field[],
  load: () => Promise<Rules<Field>>,
): Record<Field, Validator> => {
  let rules: Rules<Field> | undefined
  const arrive = async () => {
    rules ??= await load()
    return rules
  }
  const ruleOf =
    (field: Field): Validator =>
    (...args) =>
      rules
        ? rules[field](...args)
        : Promise.race([arrive().catch(goOnWithout), tooLong()]).then((loaded) => loaded?.[field](...args))
  return Object.fromEntries(fields.map((field) => [field, ruleOf(field)])) as Record<Field, Validator>
}

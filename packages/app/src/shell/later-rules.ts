import type { Validator } from '@hojreh/ui'

type Rules<Field extends string> = Record<
  Field,
  (value: string, values: Record<string, unknown>) => string | undefined
>

/**
 * Validators of a form's fields whose rules have a file of their own: with the schemas they weigh more than the form,
 * which is there first. Until they have come, a field's answer is a promise, and a form waits for it before it sends
 * anything. When they cannot be loaded every value passes: the server has the same rules.
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
        : arrive().then(
            (loaded) => loaded[field](...args),
            () => undefined,
          )
  return Object.fromEntries(fields.map((field) => [field, ruleOf(field)])) as Record<Field, Validator>
}

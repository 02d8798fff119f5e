import type { AddShippingRuleBody, EditShippingRuleBody, ShippingRule } from '@hojreh/contract/admin'
import { numberOf, rialOf, tomanOf } from '../../shared/typed/typed-number.ts'
import { areasOf, areasText } from './areas-text.ts'

const texts = ['title', 'description'] as const
const sums = ['feeNear', 'feeFar', 'perKilogram'] as const
const days = ['minDays', 'maxDays'] as const

/** What stands in the form: every field as it is typed, sums in toman. */
export type ShippingValues = Record<
  (typeof texts)[number] | (typeof sums)[number] | (typeof days)[number] | 'areas' | 'freeFrom',
  string
>

export const newShipping: ShippingValues = {
  ...{ title: '', description: '', areas: '', feeNear: '', feeFar: '', perKilogram: '0', freeFrom: '' },
  ...{ minDays: '1', maxDays: '3' },
}

export const valuesOf = (rule: ShippingRule): ShippingValues => ({
  title: rule.title,
  description: rule.description,
  areas: areasText(rule.areas),
  feeNear: tomanOf(rule.feeNear) || '0',
  feeFar: tomanOf(rule.feeFar) || '0',
  perKilogram: tomanOf(rule.perKilogram) || '0',
  freeFrom: tomanOf(rule.freeFrom),
  minDays: String(rule.minDays),
  maxDays: String(rule.maxDays),
})

/** What the server is asked for, of the fields that are given. */
export const changesOf = (values: Partial<ShippingValues>): Omit<EditShippingRuleBody, 'version'> => {
  const given = <Field extends keyof ShippingValues, To>(
    fields: readonly Field[],
    read: (typed: string) => To,
  ) =>
    Object.fromEntries(
      fields.flatMap((field) => (values[field] === undefined ? [] : [[field, read(values[field])]])),
    ) as Partial<Record<Field, To>>
  return {
    ...given(texts, (typed) => typed),
    ...given(sums, (typed) => rialOf(typed) ?? 0),
    ...given(days, numberOf),
    ...given(['freeFrom'], rialOf),
    ...given(['areas'], areasOf),
  }
}

export const bodyOf = (values: ShippingValues): AddShippingRuleBody =>
  changesOf(values) as AddShippingRuleBody

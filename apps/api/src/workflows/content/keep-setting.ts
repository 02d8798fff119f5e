import type { SettingName, SettingValues } from '../../modules/content/setting-values.ts'
import { lockSetting, removeSetting, writeSetting } from '../../modules/content/settings.repository.ts'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import type { Changed } from '../../modules/staff-action/staff-action.tables.ts'

/** A setting that every shop begins with, and that its people may write themselves. */
interface Kept<Name extends SettingName> {
  name: Name
  subject: string
  /** The version that was seen. */
  version: number
  /** Null brings the beginning back. */
  value: SettingValues[Name] | null
  /** What every shop begins with. */
  starting: SettingValues[Name]
  /** As the books show it. */
  booked: (value: SettingValues[Name]) => Changed
}

/** Writes a setting that shoppers see at once. Throws `edit_conflict`. */
export const keepSetting = <Name extends SettingName>(
  { actor, clock }: Desk,
  { name, subject, version, value, starting, booked }: Kept<Name>,
): Promise<void> =>
  actor.write(async (tx, book) => {
    await beginEdit(tx, { subject, version, by: actor, now: clock() })
    const before = (await lockSetting(tx, name)) ?? starting
    if (value === null) await removeSetting(tx, name)
    else await writeSetting(tx, name, value)
    book({ subject, ...changesOf(booked(before), booked(value ?? starting)) })
  })

import { type Role, roles } from '@hojreh/contract/admin'
import { formatJalaliDateTime, normalizePhone, normalizeText, toPersianDigits } from '@hojreh/persian'
import { Command, InvalidArgumentError, Option } from 'commander'
import { staffRepository } from '../modules/staff/staff.repository.ts'
import { commandLineDesk } from '../modules/staff-action/command-line.ts'
import { DomainError } from '../shared/domain-error.ts'
import { removeStaff } from '../workflows/staff/change-staff.ts'
import { inviteStaff } from '../workflows/staff/invite-staff.ts'
import { listStaff } from '../workflows/staff/list-staff.ts'
import { table } from './lib/table.ts'
import { say, sayJson, withDependencies } from './orders/order-command.ts'
import { staffTexts as texts } from './staff.messages.ts'

const readPhone = (given: string): string => {
  const phone = normalizePhone(given)
  if (/^09\d{9}$/.test(phone)) return phone
  throw new InvalidArgumentError(texts.badPhone)
}

const listCommand = new Command('list')
  .description('همکاران فروشگاه · who is on the staff')
  .option('--json', 'برای برنامه‌های دیگر · for other programs')
  .action(({ json }: { json?: true }) =>
    withDependencies(async (dependencies) => {
      const staff = await listStaff(dependencies)
      if (json) return sayJson(staff)
      if (staff.length === 0) return say(texts.none)
      const rows = staff.map(({ phone, name, role, ownRole, state, sessions }) => [
        ...[phone, name, ownRole?.name ?? texts.roles[role], texts.states[state]],
        toPersianDigits(sessions),
      ])
      say(table(texts.headings, rows))
    }),
  )

interface InviteOptions {
  phone: string
  name: string
  role?: Role
  owner?: true
}

const inviteCommand = new Command('invite')
  .description(
    'همکاری را برای یک روز دعوت می‌کند؛ برای کسی که گوشی‌اش گم شده نیز · invites somebody for a day, also who lost the second factor',
  )
  .requiredOption('-p, --phone <phone>', 'شماره موبایل · mobile number', readPhone)
  .requiredOption('-n, --name <name>', 'نام · name', normalizeText)
  .addOption(new Option('-r, --role <role>', 'نقش · role').choices(roles))
  .option('--owner', 'به نقش مالک · as an owner')
  .action(({ phone, name, role, owner }: InviteOptions, command: Command) =>
    withDependencies(async (dependencies) => {
      const given = owner ? 'owner' : role
      if (!given) return command.error(texts.roleNeeded)
      const desk = commandLineDesk(dependencies, 'staff invite')
      const invited = await inviteStaff(desk, { phone, name, role: given, mayReset: true })
      say(texts.invited(invited.invitationCode, formatJalaliDateTime(invited.expiresAt)))
    }),
  )

const endCommand = new Command('end')
  .description('عضویت کسی را همین دم پایان می‌دهد · ends a membership at once')
  .argument('<phone>', 'شماره موبایل · mobile number', readPhone)
  .action((phone: string, _options: unknown, command: Command) =>
    withDependencies(async (dependencies) => {
      const { config, database } = dependencies
      const member = await staffRepository(database.db, config.DEMO_MODE).findByPhone(phone)
      if (!member) return command.error(texts.unknown(phone))
      try {
        await removeStaff(commandLineDesk(dependencies, 'staff end'), member.id)
      } catch (error) {
        if (error instanceof DomainError && error.code === 'last_owner') return command.error(texts.lastOwner)
        throw error
      }
      say(texts.ended)
    }),
  )

export const staffCommand = new Command('staff')
  .description('همکاران و ورودشان به پیشخوان · the staff and their way into the back office')
  .addCommand(listCommand)
  .addCommand(inviteCommand)
  .addCommand(endCommand)

import { Command } from 'commander'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { commandLineDesk } from '../../modules/staff-action/command-line.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { addSamples } from '../../workflows/samples/add-samples.ts'
import { dropPictures } from '../../workflows/samples/drop-pictures.ts'
import { readSamples } from '../../workflows/samples/read-samples.ts'
import { removeSamples } from '../../workflows/samples/remove-samples.ts'
import { say, withDependencies } from '../orders/order-command.ts'
import { samplesTexts as text } from './samples.messages.ts'

const act = (name: string, description: string, run: (desk: Desk) => Promise<void>) =>
  new Command(name).description(description).action((_options: unknown, command: Command) =>
    withDependencies(async (dependencies) => {
      try {
        await run(commandLineDesk(dependencies, `samples ${name}`))
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        return command.error(error.code === 'already_done' ? text.already : text.refused)
      }
      say(text.state(await readSamples(dependencies.database.db)))
    }),
  )

const remove = async (desk: Desk): Promise<void> => {
  for (const kept of await removeSamples(desk)) say(text.kept(kept))
  await dropPictures(desk)
}

export const samplesCommand = new Command('samples')
  .description('کالاهای نمونه‌ی فروشگاهی که هنوز باز نشده · sample goods of a shop that has not opened yet')
  .addCommand(
    new Command('show')
      .description('چند نمونه در فروشگاه است · how many are in the shop')
      .action(() => withDependencies(async ({ database: { db } }) => say(text.state(await readSamples(db))))),
  )
  .addCommand(act('add', 'نمونه‌ها را می‌آورد · puts them in', addSamples))
  .addCommand(act('remove', 'نمونه‌ها را برمی‌دارد · takes them out again', remove))

import { Command } from 'commander'
import { readShopState } from '../../modules/content/shop-state.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { commandLineDesk } from '../../modules/staff-action/command-line.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { readSamples } from '../../workflows/samples/read-samples.ts'
import { closeShop, openShop } from '../../workflows/settings/open-shop.ts'
import { openingStepsOf } from '../../workflows/settings/opening-steps.ts'
import { say, withDependencies } from '../orders/order-command.ts'
import { openingTexts as text } from './opening.messages.ts'
import { samplesTexts } from './samples.messages.ts'

const linesOf = async ({ database: { db }, config }: Dependencies): Promise<string[]> => {
  const { missing, optional } = await openingStepsOf(db, config)
  return [text.states[await readShopState(db)], ...missing.map(text.missing), ...optional.map(text.optional)]
}

const showCommand = new Command('show')
  .description('آیا سفارش می‌پذیرد، و چه کم دارد · whether it takes orders, and what it lacks')
  .action(() =>
    withDependencies(async (dependencies) => {
      for (const line of await linesOf(dependencies)) say(line)
    }),
  )

const moveCommand = (name: string, description: string, move: (desk: Desk) => Promise<void>) =>
  new Command(name).description(description).action((_options: unknown, command: Command) =>
    withDependencies(async (dependencies) => {
      try {
        await move(commandLineDesk(dependencies, `opening ${name}`))
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        if (error.code === 'already_done') return command.error(text.already)
        return command.error((await linesOf(dependencies)).join('\n'))
      }
      say(text.states[await readShopState(dependencies.database.db)])
    }),
  )

/** Refuses to open a shop with sample goods left, which shoppers could order, unless `--with-samples` is given. */
const refuseSamples = (command: Command): Promise<void> =>
  command.opts<{ withSamples?: true }>().withSamples
    ? Promise.resolve()
    : withDependencies(async ({ database: { db } }) => {
        const { inShop } = await readSamples(db)
        if (inShop > 0) command.error(samplesTexts.warning(inShop))
      })

export const openingCommand = new Command('opening')
  .description('باز و بسته بودن فروشگاه · whether the shop takes orders')
  .addCommand(showCommand)
  .addCommand(
    moveCommand('open', 'فروشگاه را باز می‌کند · opens the shop', openShop)
      .option('--with-samples', 'با کالاهای نمونه‌ای که مانده‌اند · although samples are left')
      .hook('preAction', (command) => refuseSamples(command)),
  )
  .addCommand(moveCommand('close', 'چندی سفارش نمی‌پذیرد · takes no orders for a while', closeShop))

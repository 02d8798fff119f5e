import { constants } from 'node:os'

const open = new Set<() => Promise<void>>()

/** What was opened last is closed first: servers before their database. */
const closeAll = async () => {
  for (const close of [...open].reverse()) await close()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    // What the command was doing fails now that its servers end, and must not end it before they are closed.
    process.removeAllListeners('uncaughtException')
    process.on('uncaughtException', () => undefined)
    void closeAll().finally(() => process.exit(128 + constants.signals[signal]))
  })

/**
 * Closes something also when this command is told to end. Processes with a group of their own hear nothing of Ctrl-C,
 * and would go on without us.
 * @returns closes it, once
 */
export const endWithUs = (close: () => Promise<void>): (() => Promise<void>) => {
  let closing: Promise<void> | undefined
  const closeOnce = () => {
    closing ??= close().finally(() => open.delete(closeOnce))
    return closing
  }
  open.add(closeOnce)
  return closeOnce
}

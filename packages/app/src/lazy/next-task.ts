/** Resolves in a task of its own: what requests files or computes long takes no part in the task that is under way. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

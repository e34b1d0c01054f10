/** Resolves in a task of its own: what came before can be painted, and a press answered. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/** Another tab of this browser has its checkout open. */
export class PayingElsewhereError extends Error {
  override name = 'PayingElsewhereError'
}

/** Only one tab pays at a time, so that nobody pays twice by mistake. */
export async function oneAtATime<T>(pay: () => Promise<T>): Promise<T> {
  // Browsers have locks on secure pages only.
  const locks: LockManager | null | undefined = navigator.locks
  if (!locks) return pay()
  return locks.request('payment', { ifAvailable: true }, (lock) => {
    if (!lock) throw new PayingElsewhereError()
    return pay()
  })
}

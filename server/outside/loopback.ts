const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether what is sent there stays on this machine. */
export function isLoopback(url: URL): boolean {
  return LOOPBACK.test(url.hostname)
}

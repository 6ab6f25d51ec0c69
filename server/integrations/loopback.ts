const LOOPBACK = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether what is sent there stays on this machine. */
export function isLoopback(url: URL): boolean {
  return LOOPBACK.test(url.hostname)
}

/** The same of a bare name or address, such as 127.0.0.1 or ::1. */
export function isLoopbackName(name: string): boolean {
  return LOOPBACK.test(name === '::1' ? '[::1]' : name)
}

const LOOPBACK = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether requests to this URL stay on this machine. */
export function isLoopback(url: URL): boolean {
  return LOOPBACK.test(url.hostname)
}

/** Accepts a bare name or address, such as 127.0.0.1 or ::1. */
export function isLoopbackName(name: string): boolean {
  return LOOPBACK.test(name === '::1' ? '[::1]' : name)
}

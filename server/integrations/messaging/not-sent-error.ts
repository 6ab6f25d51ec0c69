/** A message was not accepted. It says why without contact, code or credentials, so it can be logged. */
export class NotSentError extends Error {
  override name = 'NotSentError'
}

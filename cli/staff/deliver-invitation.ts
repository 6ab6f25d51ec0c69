import { readConfig } from '#server/config.ts'
import { invitationLink, invitationMail } from '#server/desk/invitation-mail.ts'
import { NotSentError } from '#server/integrations/messaging/send.ts'
import { smtpMail } from '#server/integrations/messaging/smtp-mail.ts'
import type { Output } from '../output.ts'

interface Invitation {
  email: string
  name: string
  token: string
}

/** Prints the link, and sends it by e-mail if a mail server is configured. */
export async function deliverInvitation(
  env: NodeJS.ProcessEnv,
  { email, name, token }: Invitation,
): Promise<Output> {
  const config = readConfig(env)
  const link = invitationLink(config, token)
  const { smtp } = config.messaging
  const fault = smtp && (await send(smtp))
  const sent = smtp && !fault ? ' It was sent by e-mail too.' : ''
  const notSent = fault ? [`It could not be sent by e-mail: ${fault}. Pass the link on.`] : []
  return {
    text: [`Invitation for ${email}, for 3 days and one use.${sent}`, link, ...notSent].join('\n'),
    json: { email, link, isSent: sent !== '' },
    hasFaults: fault !== undefined,
  }

  /** Returns why the mail was not accepted. */
  async function send(server: Parameters<typeof smtpMail>[0]): Promise<string | undefined> {
    const { sendMail, close } = smtpMail(server)
    try {
      await sendMail({ to: email, ...invitationMail(config, { name, token }) })
      return undefined
    } catch (error) {
      if (!(error instanceof NotSentError)) throw error
      return error.message
    } finally {
      close()
    }
  }
}
